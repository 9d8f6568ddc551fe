import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { codingFor, send } from '../http/encoded-text.ts'
import { refusedAs } from '../http/problems.ts'
import { folderReader, isServerFile } from '../releases/builds.ts'
import { type BuiltFile, builtFiles } from '../releases/built-files.ts'
import { type LocalBuilds, localFolder } from '../releases/front-end.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import type { RunningReleases } from '../releases/running-releases.ts'
import { shellAssets } from '../releases/shell-assets.ts'

type Options = {
  releases: RunningReleases
  store: ReleaseStore
  local: LocalBuilds
  /** The folder of a part's own build in the workspace. */
  buildDir: (part: string) => string
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** The description of a remote's build, which lists all files but itself. */
const DESCRIPTION = 'remote.json'
const LAST_BUCKET = 99
const ANYONE = { config: { policy: 'anyone' } } as const

/** Serves the files of the shell and of the remotes, in the versions that run, and in all that were released. */
export const frontEndFiles = fastifyPlugin<Options>(
  async (app, { releases, store, local, buildDir }) => {
    const readBuilt = builtFiles()
    const assets = shellAssets(store)
    app.get<{ Params: { file: string } }>('/assets/:file', ANYONE, async (request, reply) => {
      const { file } = request.params
      const path = `assets/${file}`
      if (Object.hasOwn(local.shell.build.files, path)) return fromBuild(reply, 'shell', path)
      const previewed = request.previewed()
      if (previewed?.part === 'shell')
        return fromStore(reply, 'shell', [previewed.version, ...(await assets(path))], path)
      const { version, files } = releases.forBucket(LAST_BUCKET).shell.build
      return fromStore(reply, 'shell', Object.hasOwn(files, path) ? [version] : await assets(path), path)
    })
    // Pictures for shared links: other sites keep their addresses, so these have no hash.
    app.get<{ Params: { file: string } }>('/share/:file', ANYONE, (request, reply) => {
      const { file } = request.params
      if (!/^[a-z]+\.jpg$/.test(file)) throw noFile(request)
      return fromBuild(reply, 'shell', `share/${file}`, 'no-cache')
    })
    app.get('/icon.svg', ANYONE, (_request, reply) => fromBuild(reply, 'shell', 'icon.svg', 'no-cache'))

    app.get<{ Params: { part: string; version: string; '*': string } }>(
      '/remotes/:part/:version/*',
      ANYONE,
      async (request, reply) => {
        const { part, version, '*': file } = request.params
        if (isServerFile(file)) throw noFile(request)
        const own = Object.hasOwn(local.remotes, part) ? local.remotes[part] : undefined
        const isOwn = own && version === localFolder(own)
        // By the very name that the build gives it: the reader would take `/server/…` and `./server/…` for the server's files.
        if (isOwn && file !== DESCRIPTION && !Object.hasOwn(own.files, file)) throw noFile(request)
        reply.header('access-control-allow-origin', '*')
        if (isOwn) return fromBuild(reply, part, file)
        return fromStore(reply, part, [version], file)
      },
    )

    async function fromBuild(reply: FastifyReply, part: string, file: string, cacheControl = IMMUTABLE) {
      const build = part === 'shell' ? local.shell.build : local.remotes[part]
      const found = await readBuilt(folderReader(buildDir(part)), file, build?.files[file], codingFor(reply.request))
      if (!found) throw noFile(reply.request)
      return sendBuilt(reply, found, cacheControl)
    }

    /** The file from the first of these versions that has it: hashed names have the same content in each. */
    async function fromStore(reply: FastifyReply, part: string, versions: string[], file: string) {
      for (const version of versions) {
        const read = (name: string) => store.read(part, version, name)
        // Only of a version that runs: one that never ran may come again with other content.
        const hash = releases.build(part, version)?.files[file]
        const found = await readBuilt(read, file, hash, codingFor(reply.request))
        // Only a name with a hash has the same content for ever in a version that never ran.
        if (found) return sendBuilt(reply, found, hash || file.startsWith('assets/') ? IMMUTABLE : 'no-cache')
      }
      throw noFile(reply.request)
    }
  },
  { name: 'front-end-files', dependencies: ['policy', 'preview'] },
)

const noFile = ({ url }: FastifyRequest) => refusedAs('not-found', 'no-build-file', { url })

const sendBuilt = (reply: FastifyReply, file: BuiltFile, cacheControl: string) =>
  send(reply.request, reply.header('cache-control', cacheControl).type(file.type), file)
