import type { Plugin } from 'vite'
import { type Built, builtOf, type PageFiles, pageFiles } from './page-files.ts'

/** A page of a remote: its router pattern and the module that shows it. */
type PageModule = {
  pattern: string
  module: string
  /** API paths of the replies that its first view shows; without them it is not rendered on the server. */
  data?: readonly string[] | null
  /** Query parameters that change the first view; with one of them the page is not pre-rendered. */
  queries?: readonly string[]
}

/** The description of a remote before it is built. */
export type RemoteIdentity = {
  name: string
  scope: string
  /** The shell contract that it is built for. */
  contract: number
  /** Its place among the remotes in the navigation bar: lower ones come first. */
  order: number
  /** Whether its pages are for staff: not indexed, nor cached by browsers. */
  forStaff?: boolean
  pages: readonly PageModule[]
  /** Libraries of the shell that it uses. */
  libraries: readonly string[]
  nav: readonly { label: string; href: string; place?: 'footer'; translations?: Record<string, string> }[]
}

/** The file of a remote that the shell asks for first. */
export const ENTRY = 'remoteEntry.js'

/**
 * Writes `remote.json`: the remote's pages, the files of each page's first view, and the hash of every file. The
 * development server serves it without files.
 */
export function remoteDescriptor(
  identity: RemoteIdentity,
  version: string,
  importsOf: () => Record<string, string[]>,
): Plugin {
  const describe = (filesOf: (module: string) => PageFiles, built: Built) => {
    const { pages: given, ...rest } = identity
    const pages = given.map(({ pattern, module, data = null, queries = [] }) => ({
      path: pattern,
      data,
      queries,
      ...filesOf(module),
    }))
    return JSON.stringify({ ...rest, version, entry: ENTRY, pages, imports: importsOf(), ...built })
  }
  return {
    name: 'remote-descriptor',
    enforce: 'post',
    configureServer(server) {
      server.middlewares.use('/remote.json', (_request, response) => {
        response
          .setHeader('content-type', 'application/json')
          .end(describe(() => ({ scripts: [], styles: [], words: {} }), { buildId: 'dev', languages: {}, files: {} }))
      })
    },
    generateBundle: {
      order: 'post',
      handler({ dir = 'dist' }, bundle) {
        const source = describe((module) => pageFiles(bundle, module, ENTRY), builtOf(bundle, dir))
        this.emitFile({ type: 'asset', fileName: 'remote.json', source })
      },
    },
  }
}
