import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Each project sets `maxWorkers: '100%'` itself: this file's options do not reach them, and vitest leaves a core
    // free by default.
    projects: ['*/vitest.config.ts'],
    reporters: ['default', './tests/setup/summary-of-vitest.ts'],
  },
})
