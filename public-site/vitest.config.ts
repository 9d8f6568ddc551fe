import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'public-site',
    environment: 'happy-dom',
    // The company of the tests has about:blank for its map: nothing is fetched.
    environmentOptions: { happyDOM: { settings: { enableIframePageLoading: true } } },
  },
})
