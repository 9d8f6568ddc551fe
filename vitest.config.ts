import { availableParallelism } from 'node:os'
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
    ],
    // Tests wait for browsers and servers more than they compute; vitest's own choice on two cores is one worker.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    reporters: ['default', './tests/setup/plain-summary.ts'],
  },
})
