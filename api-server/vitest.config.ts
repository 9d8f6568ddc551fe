import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api-server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['../tests/setup/postgres.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
