import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'shared-api',
    maxWorkers: '100%',
    include: ['src/**/*.test.ts'],
    // No test mocks or changes modules: loading the schemas for each file took as long as the tests.
    isolate: false,
    // Every pair of cities by way of every other takes longer than the usual 5 s on a busy machine.
    testTimeout: 30_000,
  },
})
