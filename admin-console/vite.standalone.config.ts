import react from '@vitejs/plugin-react'
import { DEV_PORTS } from 'shared-ui/build/dev-ports'
import { words } from 'shared-ui/build/words'
import { defineConfig } from 'vite'

/** `pnpm dev` or `pnpm start`, which answers for the API and its files. */
const SITE = `http://localhost:${DEV_PORTS.site}`

/** The console as an application of its own: same pages, no federation, and the API of the page's origin, or of another one. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [words(), react()],
  // Beside the remote's: `pnpm dev` runs both, and either would throw away what the other prepared.
  cacheDir: 'node_modules/.vite-standalone',
  server: { port: DEV_PORTS.consoleAlone, strictPort: true, proxy: { '/api': SITE, '/uploads': SITE } },
  build: { target: 'es2022', outDir: 'dist-standalone' },
})
