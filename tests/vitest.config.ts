import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'tests',
    maxWorkers: '100%',
    exclude: ['**/node_modules/**', 'journeys/**', 'visual/**', 'federation/**'],
    // A browser on two noisy cores stalls now and then; twice in a row is a failure.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000, interval: 50 } },
  },
})
