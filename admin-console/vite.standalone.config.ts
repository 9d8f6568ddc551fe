import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The console as an application of its own: same pages, no federation, the API on another origin. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react()],
  // Beside the remote's: `pnpm dev` runs both, and either would throw away what the other prepared.
  cacheDir: 'node_modules/.vite-standalone',
  server: { port: 3003, strictPort: true },
  build: { target: 'es2022', outDir: 'dist-standalone' },
})
