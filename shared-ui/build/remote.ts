import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { chunkGroups, type Splitting } from './chunks.ts'
import { compileEarly } from './compile-early.ts'
import { compress } from './compress.ts'
import { DEV_PORT_ELSEWHERE, DEV_REMOTES } from './dev-ports.ts'
import { importedNames } from './imported-names.ts'
import { ENTRY, type RemoteIdentity, remoteDescriptor } from './remote-descriptor.ts'
import { remoteShares, type SharedLibrary } from './shares.ts'
import { words } from './words.ts'

type Remote = Omit<RemoteIdentity, 'name' | 'scope'> & {
  /** The remote's folder, as `import.meta.dirname` of its vite.config. */
  folder: string
  libraries: readonly SharedLibrary[]
} & Splitting

type Package = { name: string; version: string; exports: Record<string, string> }

/**
 * Vite's configuration of a federated remote: relative URLs, so that it runs from any folder or origin; the entry
 * remoteEntry.js; and `dist/remote.json` for the server. Name, version and the exposed module are those of package.json.
 */
export function remoteConfig(remote: Remote): UserConfig {
  const { folder, later, together = {}, words: wordGroups, ...rest } = remote
  const { name, version, exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Package
  const identity = { name, scope: name.replaceAll('-', '_'), ...rest }
  const wordFiles = Object.keys(wordGroups ?? {}).map((group) => `${group}-[a-z]{2}`)
  const imported = importedNames(remote.libraries)
  const port = DEV_REMOTES.find((one) => one.name === name)?.port ?? DEV_PORT_ELSEWHERE
  return {
    root: folder,
    base: './',
    plugins: [
      words(),
      imported.plugin,
      freshShares(remote.libraries),
      react(),
      federation({
        name: identity.scope,
        filename: ENTRY,
        exposes: exports,
        shared: remoteShares(remote.libraries),
        dts: false,
        disableSnapshot: true,
        dev: { remoteHmr: true },
        experiments: { externalRuntime: true },
      }),
      compileEarly(startsWith([...Object.keys(together), ...wordFiles])),
      remoteDescriptor(identity, version, imported.names),
      compress(),
    ],
    server: { port, strictPort: true, cors: true, origin: `http://localhost:${port}` },
    build: {
      target: 'es2022',
      manifest: true,
      // For the check of a release: browsers are not told of them, and the server keeps them to itself.
      sourcemap: 'hidden',
      assetsInlineLimit: 0,
      // Where there is a server build, it came first and emptied it.
      emptyOutDir: remote.pages.every(({ data }) => !data),
      rolldownOptions: {
        // No module here does anything when a property of it is read.
        treeshake: { propertyReadSideEffects: false },
        input: { remote: './src/remote.tsx' },
        output: { codeSplitting: { groups: chunkGroups(folder, { later, together, words: wordGroups }) } },
      },
    },
  }
}

/** The start files of a page: the container, the shared chunk, the page, and its groups. */
const startsWith = (together: string[]) =>
  new RegExp(`^remoteEntry\\.js$|^assets/(${['remote', '[\\w-]+-page', ...together].join('|')})-[^/]*\\.js$`)

/**
 * Starts the development server again when a library's entry changes: the federation plugin knows only the names that the
 * library had at the start.
 */
function freshShares(libraries: readonly SharedLibrary[]): Plugin {
  return {
    name: 'fresh-shares',
    configureServer(server) {
      const require = createRequire(`${server.config.root}/package.json`)
      const entries = libraries
        .filter((library) => library.startsWith('shared-ui'))
        .map((library) => require.resolve(library))
      server.watcher.add(entries)
      server.watcher.on('change', (file) => entries.includes(file) && server.restart(true))
    },
  }
}
