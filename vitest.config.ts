import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Each says `maxWorkers: '100%'` itself: what is said here does not reach them, and by itself vitest leaves a core free.
    projects: ['shared-api', 'shared-ui', 'public-site', 'admin-console', 'shell', 'api-server', 'tests'],
    reporters: ['default', './tests/setup/summary-of-vitest.ts'],
  },
})
