import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const HELPER = new URL('../src/imports/preload-helper.ts', import.meta.url)

/**
 * Gives each `import()` of a build a helper of our own in the place of Vite's, and names it the file itself beside those
 * that come with it.
 */
export const retriedImports = (): Plugin => ({
  name: 'retried-imports',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    build: { modulePreload: { polyfill: false, resolveDependencies: (file, files) => [...new Set([file, ...files])] } },
  }),
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => ({ code: readFileSync(HELPER, 'utf8'), moduleType: 'ts' }),
  },
})
