import { words } from 'shared-ui/build/words'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [words()],
  // Forms are filled in key by key: on a busy machine a test of a whole form takes longer than the usual 5 s.
  // A context for each file as by default, in threads that stay: their modules are read once.
  test: {
    name: 'admin-console',
    maxWorkers: '100%',
    environment: 'happy-dom',
    pool: 'vmThreads',
    testTimeout: 30_000,
    setupFiles: ['../shared-ui/build/elements-without-stacks.ts', 'src/testing/setup.ts'],
  },
})
