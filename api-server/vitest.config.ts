import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** What takes long and changes seldom. */
const FAULTS =
  'database-faults,processes,kill,kill-actions,kill-steps,invoices,upgrade,hard-times,fsync,flood,log-output,mutants,shut-out,stopped-command'
const NIGHTLY = [
  `src/faults/{${FAULTS}}.test.ts`,
  'src/main.test.ts',
  'src/cli/*.test.ts',
  'src/documents/pdf-text.test.ts',
  'src/imports/huge-files.test.ts',
  'src/platform/operations/backup/backup.test.ts',
  'src/platform/database/migrations.test.ts',
  'src/platform/http/openapi-tools.test.ts',
]

export default defineConfig({
  test: {
    name: 'api-server',
    include: ['src/**/*.test.ts'],
    exclude: process.env.NIGHTLY ? [] : NIGHTLY,
    // Each file has a database and servers of its own; loading all modules anew for each took as long as its tests.
    isolate: false,
    // They wait for disks and databases for a third of their time; browser tests, another group, do not.
    maxWorkers: 2 * availableParallelism(),
    sequence: { groupOrder: 1 },
    globalSetup: ['../tests/setup/postgres.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000, interval: 50 } },
  },
})
