import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'journeys',
    include: ['journeys/**/*.test.ts', 'visual/**/*.test.ts'],
    globalSetup: ['./setup/demo-data.ts'],
    // A browser on two noisy cores stalls now and then; twice in a row is a failure.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 50 } },
  },
})
