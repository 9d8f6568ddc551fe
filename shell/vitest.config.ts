import react from '@vitejs/plugin-react'
import { words } from 'shared-ui/build/words'
import { defineConfig } from 'vitest/config'

/** Without the federation plugin: tests import the source. */
export default defineConfig({
  plugins: [words(), react()],
  // A context for each file as by default, in threads that stay: their modules are read once.
  test: { name: 'shell', maxWorkers: '100%', environment: 'happy-dom', pool: 'vmThreads' },
})
