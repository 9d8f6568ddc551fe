import { createRequire } from 'node:module'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import type { SharedLibrary } from './shares.ts'
import { words } from './words.ts'

/** Where a build keeps what only the server loads, to render pages; it is part of the release and never served. */
const SERVER_DIR = 'server'

/** The libraries that a remote's server build takes from the shell's. */
const LIBRARIES: SharedLibrary[] = ['react', 'react/jsx-runtime', 'react-dom', 'shared-ui']

/** Vite's configuration of a remote's server build: its pages, with the shared libraries as bare imports. */
export const remoteServerConfig = (folder: string): UserConfig => ({
  ...serverConfig(folder, { remote: './src/remote.tsx' }, LIBRARIES),
  base: './',
})

/** Vite's configuration of the shell's server build: what renders a page, and an entry for each shared library. */
export function shellServerConfig(folder: string): UserConfig {
  const shares = LIBRARIES.map((library) => [fileOf(library), SHARE + library])
  const config = serverConfig(folder, { render: './src/server.tsx', ...Object.fromEntries(shares) }, [])
  return { ...config, plugins: [config.plugins, shareEntries(folder)] }
}

const serverConfig = (root: string, input: Record<string, string>, external: string[]): UserConfig => ({
  root,
  plugins: [words(), react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node24',
    minify: false,
    copyPublicDir: false,
    rolldownOptions: {
      input,
      external,
      // Comments would name the folder of the packages: the build is the same in any folder.
      experimental: { attachDebugInfo: 'none' },
      output: { entryFileNames: `${SERVER_DIR}/[name].js`, chunkFileNames: `${SERVER_DIR}/[name]-[hash].js` },
    },
  },
})

const SHARE = 'share:'
const fileOf = (library: string) => library.replaceAll('/', '-')

/** Makes each shared library an entry with all its names, and lists the entries in `libraries.json`. */
function shareEntries(folder: string): Plugin {
  return {
    name: 'share-entries',
    resolveId: { filter: { id: /^share:/ }, handler: (id) => `\0${id}` },
    load: { filter: { id: /^\0share:/ }, handler: (id) => entryOf(id.slice(SHARE.length + 1), folder) },
    generateBundle() {
      const files = LIBRARIES.map((library) => [library, `${fileOf(library)}.js`])
      const source = JSON.stringify(Object.fromEntries(files))
      this.emitFile({ type: 'asset', fileName: `${SERVER_DIR}/libraries.json`, source })
    },
  }
}

/** React is CommonJS: the names that it exports cannot be seen from outside, so they are written down. */
function entryOf(library: string, folder: string): string {
  if (library.startsWith('shared-ui')) return `export * from '${library}'`
  const names = Object.keys(createRequire(`${folder}/package.json`)(library))
  return `import library from '${library}'\nexport default library\nexport const { ${names.join(', ')} } = library`
}
