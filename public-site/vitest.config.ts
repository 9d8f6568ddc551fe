import react from '@vitejs/plugin-react'
import { words } from 'shared-ui/build/words'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [words(), react()],
  // Forms are filled in key by key: on a busy machine a test of a whole form takes longer than the usual 5 s.
  test: {
    name: 'public-site',
    maxWorkers: '100%',
    environment: 'happy-dom',
    // A context for each file as by default, in threads that stay: their modules are read once.
    pool: 'vmThreads',
    testTimeout: 30_000,
    setupFiles: ['../shared-ui/build/elements-without-stacks.ts', 'src/testing/setup.ts'],
  },
})
