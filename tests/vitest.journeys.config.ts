import { defineConfig } from 'vitest/config'

/** How long journeys may take, how often they are tried, and what they share. */
export const JOURNEY_RUN = {
  // Each file has a server of its own, and each page an empty browser profile; the browser and the modules they share.
  isolate: false,
  maxWorkers: '100%',
  // A browser on two noisy cores stalls now and then; twice in a row is a failure.
  retry: 1,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000, interval: 50 } },
}

export default defineConfig({
  test: {
    ...JOURNEY_RUN,
    name: 'journeys',
    include: ['{journeys,visual,federation}/**/*.test.ts'],
    globalSetup: ['./setup/demo-data.ts'],
  },
})
