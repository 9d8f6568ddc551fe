import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'tests',
    include: ['**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
})
