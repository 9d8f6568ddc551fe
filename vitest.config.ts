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
    reporters: ['default', './tests/setup/plain-summary.ts'],
  },
})
