import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'tests',
    maxWorkers: '100%',
    // What drives a browser runs in Playwright: playwright.config.ts.
    include: ['{checks,bench,setup}/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
