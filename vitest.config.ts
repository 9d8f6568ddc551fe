import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      'shared-api',
      'shared-ui',
      'public-site',
      'admin-console',
      'shell',
      'api-server',
      'tests',
      'tests/vitest.journeys.config.ts',
      'tests/vitest.processes.config.ts',
    ],
    // By itself vitest would leave one core free.
    maxWorkers: '100%',
    reporters: ['default', './tests/setup/plain-summary.ts'],
  },
})
