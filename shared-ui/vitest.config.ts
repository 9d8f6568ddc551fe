import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Threads of contexts, as the remotes have, are none for the bundler, which takes no plugin out of another context.
  // Modules that are loaded within a test take longer than the usual 5 s on a busy machine.
  test: { name: 'shared-ui', maxWorkers: '100%', environment: 'happy-dom', testTimeout: 30_000 },
})
