import { readFileSync } from 'node:fs'
import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { SHELL_CONTRACT } from 'shared-api/shell-contract'
import { compileEarly } from 'shared-ui/build/compile-early'
import { compress } from 'shared-ui/build/compress'
import { hostShares } from 'shared-ui/build/shares'
import { words } from 'shared-ui/build/words'
import { UNUSED_STYLES } from 'shared-ui/unused-styles'
import { defineConfig } from 'vite'
import { devPage } from './build/dev-page.ts'
import { pendingSharesLink } from './build/pending-shares-link.ts'
import { shellDescriptor } from './build/shell-descriptor.ts'

const { version } = JSON.parse(readFileSync(`${import.meta.dirname}/package.json`, 'utf8')) as { version: string }

/** The federation runtime in one file; the bundler would make four, each a request. */
const RUNTIME = /@module-federation\/(runtime|runtime-core|sdk|error-codes)\//

export default defineConfig({
  base: '/',
  plugins: [
    words(),
    react(),
    federation({
      name: 'shell',
      filename: 'assets/host-[hash].js',
      // No remote is known at build time: their addresses come with the page (docs/decisions/federation).
      remotes: {},
      shared: hostShares(),
      dts: false,
      disableSnapshot: true,
      dev: { remoteHmr: true },
      experiments: { provideExternalRuntime: true },
    }),
    pendingSharesLink(),
    compileEarly(/^assets\/(index|host|hostInit|runtime|loadShare-eager)-[^/]*\.js$/),
    shellDescriptor(version, SHELL_CONTRACT),
    devPage(version),
    compress(),
  ],
  css: { lightningcss: { unusedSymbols: UNUSED_STYLES } },
  // Fonts stay files: the page's policy takes none from data: addresses.
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    // The server build, which comes first, has emptied it.
    emptyOutDir: false,
    rolldownOptions: {
      // No module here does anything when a property of it is read.
      treeshake: { propertyReadSideEffects: false },
      output: { codeSplitting: { groups: [{ name: 'runtime', test: RUNTIME }] } },
    },
  },
})
