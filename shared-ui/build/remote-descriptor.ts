import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** A page of a remote: its router pattern and the module that shows it. */
export type RemotePage = { pattern: string; module: string }

/** What a remote is by itself, before it is built. */
export type RemoteIdentity = {
  name: string
  scope: string
  contract: number
  pages: readonly RemotePage[]
  nav: readonly { label: string; href: string }[]
}

const ENTRY = 'remoteEntry.js'

/** The part of Vite's manifest that is read here. */
type Chunk = { file: string; css?: string[]; imports?: string[]; src?: string }
type Manifest = Record<string, Chunk>

/** Writes `remote.json`, the remote's half of the release manifest, from the files that Vite wrote. */
export function remoteDescriptor(identity: RemoteIdentity, version: string): Plugin {
  const describe = (buildId: string, filesOf: (module: string) => PageFiles) => {
    const { name, scope, contract, nav } = identity
    const pages = identity.pages.map(({ pattern, module }) => ({ path: pattern, ...filesOf(module) }))
    return `${JSON.stringify({ name, scope, version, buildId, contract, entry: ENTRY, pages, nav }, null, 1)}\n`
  }
  return {
    name: 'remote-descriptor',
    enforce: 'post',
    configureServer(server) {
      server.middlewares.use('/remote.json', (_request, response) => {
        response.setHeader('content-type', 'application/json').end(describe('dev', () => ({ scripts: [], styles: [] })))
      })
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const source = bundle['.vite/manifest.json']
        if (source?.type !== 'asset') this.error('the build wrote no Vite manifest')
        const manifest = JSON.parse(source.source.toString()) as Manifest
        const files = Object.keys(bundle).sort()
        const buildId = digest(files.map((file) => contents(bundle[file])))
        const descriptor = describe(buildId, (module) => pageFiles(manifest, files, module))
        this.emitFile({ type: 'asset', fileName: 'remote.json', source: descriptor })
      },
    },
  }
}

type OutputFile = { type: 'asset'; source: string | Uint8Array } | { type: 'chunk'; code: string }
const contents = (file: OutputFile | undefined) => (file?.type === 'chunk' ? file.code : (file?.source ?? ''))

/** 12 hex digits that change when any file does. */
function digest(parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 12)
}

type PageFiles = { scripts: string[]; styles: string[] }

/** All scripts and styles that the first view of a page loads. */
function pageFiles(manifest: Manifest, files: string[], module: string): PageFiles {
  const chunks = closure(manifest, [...entryKeys(manifest), module])
  const scripts = chunks.map((chunk) => chunk.file).filter((file) => files.includes(file) && file.endsWith('.js'))
  const styles = chunks.flatMap((chunk) => chunk.css ?? [])
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] }
}

const entryKeys = (manifest: Manifest) =>
  Object.keys(manifest).filter(
    (key) => manifest[key]?.file === ENTRY || manifest[key]?.src === 'src/remote.tsx' || key.endsWith('src/remote.tsx'),
  )

/** The chunks under these keys and all that they import, each once. */
function closure(manifest: Manifest, keys: string[]): Chunk[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  keys.forEach(visit)
  return [...seen].flatMap((key) => manifest[key] ?? [])
}
