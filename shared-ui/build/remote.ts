import { readFileSync } from 'node:fs'
import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { type RemoteIdentity, remoteDescriptor } from './remote-descriptor.ts'
import { remoteShares, type SharedLibrary } from './shares.ts'

type Remote = RemoteIdentity & {
  /** The remote's folder, as `import.meta.dirname` of its vite.config. */
  folder: string
  libraries: readonly SharedLibrary[]
  devPort: number
}

/**
 * Vite's configuration of a federated remote: relative URLs, so that it runs from any folder or origin; its entry is
 * remoteEntry.js; `dist/remote.json` tells the server what it shows and loads.
 */
export function remoteConfig(remote: Remote): UserConfig {
  const { version } = JSON.parse(readFileSync(`${remote.folder}/package.json`, 'utf8')) as { version: string }
  return {
    root: remote.folder,
    base: './',
    plugins: [
      react(),
      federation({
        name: remote.scope,
        filename: 'remoteEntry.js',
        exposes: { './remote': './src/remote.tsx' },
        shared: remoteShares(remote.libraries),
        dts: false,
        disableSnapshot: true,
        dev: { remoteHmr: true },
        experiments: { externalRuntime: true },
      }),
      remoteDescriptor(remote, version),
    ],
    server: { port: remote.devPort, strictPort: true, cors: true, origin: `http://localhost:${remote.devPort}` },
    build: {
      target: 'es2022',
      manifest: true,
      assetsInlineLimit: 0,
      rolldownOptions: { input: { remote: './src/remote.tsx' } },
    },
  }
}
