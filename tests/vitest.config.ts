import { defineConfig } from 'vitest/config'

/** What starts programs, or writes a tree for each case: tests of the checks and commands themselves, which change seldom. */
const NIGHTLY = ['checks/docs-commands.test.ts', 'checks/imports.test.ts', 'setup/system.test.ts']

export default defineConfig({
  test: {
    name: 'tests',
    maxWorkers: '100%',
    // What drives a browser runs in Playwright: playwright.config.ts.
    include: ['{checks,bench,setup}/**/*.test.ts'],
    exclude: process.env.NIGHTLY ? [] : NIGHTLY,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
