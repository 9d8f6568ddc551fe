import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Forms are filled in key by key: on a busy machine a test of a whole form takes longer than the usual 5 s.
  test: { name: 'admin-console', environment: 'happy-dom', testTimeout: 30_000 },
})
