import { readFileSync } from 'node:fs'
import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { chunkGroups } from './chunks.ts'
import { compileEarly } from './compile-early.ts'
import { compress } from './compress.ts'
import { ENTRY, type RemoteIdentity, remoteDescriptor } from './remote-descriptor.ts'
import { remoteShares, type SharedLibrary } from './shares.ts'

type Remote = RemoteIdentity & {
  /** The remote's folder, as `import.meta.dirname` of its vite.config. */
  folder: string
  libraries: readonly SharedLibrary[]
  devPort: number
  /** Modules that pages share, but no first view should wait for. */
  later?: RegExp
  /** More of them, each to be one file of this name. */
  together?: Record<string, RegExp>
}

/**
 * Vite's configuration of a federated remote: relative URLs, so that it runs from any folder or origin; the entry
 * remoteEntry.js; and `dist/remote.json` for the server.
 */
export function remoteConfig(remote: Remote): UserConfig {
  const { version } = JSON.parse(readFileSync(`${remote.folder}/package.json`, 'utf8')) as { version: string }
  return {
    root: remote.folder,
    base: './',
    plugins: [
      wholeShares(remote.libraries),
      react(),
      federation({
        name: remote.scope,
        filename: ENTRY,
        exposes: { './remote': './src/remote.tsx' },
        shared: remoteShares(remote.libraries),
        dts: false,
        disableSnapshot: true,
        dev: { remoteHmr: true },
        experiments: { externalRuntime: true },
      }),
      compileEarly(startsWith(Object.keys(remote.together ?? {}))),
      remoteDescriptor(remote, version),
      compress(),
    ],
    server: { port: remote.devPort, strictPort: true, cors: true, origin: `http://localhost:${remote.devPort}` },
    build: {
      target: 'es2022',
      manifest: true,
      assetsInlineLimit: 0,
      // Where there is a server build, it came first and emptied it.
      emptyOutDir: remote.pages.every(({ data }) => !data),
      rolldownOptions: {
        // No module here does anything when a property of it is read.
        treeshake: { propertyReadSideEffects: false },
        input: { remote: './src/remote.tsx' },
        output: { codeSplitting: { groups: chunkGroups(remote.later, remote.together) } },
      },
    },
  }
}

/** The start files of a page: the container, the shared chunk, the page, and its groups. */
const startsWith = (together: string[]) =>
  new RegExp(`^remoteEntry\\.js$|^assets/(${['remote', '[\\w-]+-page', ...together].join('|')})-[^/]*\\.js$`)

/**
 * Imports each shared library as a namespace in the exposed module, so that the remote may use all its names. The
 * federation plugin exports only the names that it has seen when no module was loaded for 10 ms: on a busy machine too few,
 * and the build fails with missing exports.
 */
function wholeShares(libraries: readonly SharedLibrary[]): Plugin {
  const imports = libraries.map((library, index) => `import * as share${index} from '${library}';`).join('')
  const uses = libraries.map((_library, index) => `share${index}`).join(', ')
  return {
    name: 'whole-shares',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/remote\.tsx$/ },
      handler: (code) => `${imports}${code}\nexport const shares = () => [${uses}]`,
    },
  }
}
