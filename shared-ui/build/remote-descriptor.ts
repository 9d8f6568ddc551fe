import type { Plugin } from 'vite'
import { buildIdOf, fileHashes } from './file-hashes.ts'
import { type PageFiles, pageFiles, type ViteManifest } from './page-files.ts'

/** A page of a remote: its router pattern and the module that shows it. */
export type PageModule = { pattern: string; module: string }

/** What a remote is by itself, before it is built. */
export type RemoteIdentity = {
  name: string
  scope: string
  /** The shell contract that it is built for. */
  contract: number
  pages: readonly PageModule[]
  nav: readonly { label: string; href: string; place?: 'footer' }[]
}

const ENTRY = 'remoteEntry.js'
const VITE_MANIFEST = '.vite/manifest.json'

/**
 * Writes `remote.json`: what the remote shows, which files each page's first view loads, and the hash of every file.
 * In development the same is served, without files.
 */
export function remoteDescriptor(identity: RemoteIdentity, version: string): Plugin {
  const describe = (filesOf: (module: string) => PageFiles, buildId: string, files: Record<string, string>) => {
    const { name, scope, contract, nav } = identity
    const pages = identity.pages.map(({ pattern, module }) => ({ path: pattern, ...filesOf(module) }))
    return JSON.stringify({ name, scope, version, buildId, contract, entry: ENTRY, pages, nav, files })
  }
  return {
    name: 'remote-descriptor',
    enforce: 'post',
    configureServer(server) {
      server.middlewares.use('/remote.json', (_request, response) => {
        response
          .setHeader('content-type', 'application/json')
          .end(describe(() => ({ scripts: [], styles: [] }), 'dev', {}))
      })
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const asset = bundle[VITE_MANIFEST]
        if (asset?.type !== 'asset') this.error('the build wrote no Vite manifest')
        const manifest = JSON.parse(asset.source.toString()) as ViteManifest
        const files = fileHashes(bundle)
        const source = describe((module) => pageFiles(manifest, module, ENTRY), buildIdOf(files), files)
        this.emitFile({ type: 'asset', fileName: 'remote.json', source })
      },
    },
  }
}
