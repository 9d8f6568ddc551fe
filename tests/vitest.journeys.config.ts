import { defineConfig } from 'vitest/config'

/** How long journeys may take, and how often they are tried. */
export const JOURNEY_WAITS = {
  // A browser on two noisy cores stalls now and then; twice in a row is a failure.
  retry: 1,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000, interval: 50 } },
}

export default defineConfig({
  test: {
    ...JOURNEY_WAITS,
    name: 'journeys',
    include: ['{journeys,visual,federation}/**/*.test.ts'],
    globalSetup: ['./setup/demo-data.ts'],
  },
})
