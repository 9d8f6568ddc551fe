import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api-server',
    include: ['src/**/*.test.ts'],
    // Each file has a database and servers of its own; loading all modules anew for each took as long as its tests.
    isolate: false,
    globalSetup: ['../tests/setup/postgres.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000, interval: 50 } },
  },
})
