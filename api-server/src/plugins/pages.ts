import { randomInt } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { LANGUAGE_COOKIE, type Language, languageOf } from 'shared-api/languages'
import { company } from '../company.ts'
import { prerendering } from '../prerender/prerendering.ts'
import { isFixed } from '../prerender/render-queue.ts'
import { isServerFile } from '../prerender/server-files.ts'
import { folderReader } from '../releases/builds.ts'
import { type BuiltFile, builtFiles } from '../releases/built-files.ts'
import { contentSecurityPolicy } from '../releases/content-security-policy.ts'
import { type ComposedRemote, type FrontEnd, type LocalBuilds, localFolder } from '../releases/front-end.ts'
import {
  type FoundPage,
  importMap,
  importMapHash,
  pageFinder,
  pageHtml,
  withoutContent,
} from '../releases/page-html.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import type { RunningReleases } from '../releases/running-releases.ts'
import { shellAssets } from '../releases/shell-assets.ts'
import { codingFor, type EncodedText, encodeSync, send, sendEncoded } from '../replies/encoded-text.ts'
import { AppError } from '../replies/problems.ts'
import { languageOfCaller } from '../texts/index.ts'

type Options = {
  releases: RunningReleases
  store: ReleaseStore
  local: LocalBuilds
  /** The folder of a part's own build in the workspace. */
  buildDir: (part: string) => string
  /** Replies that each page carries, by API path. */
  initialData: Record<string, unknown>
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** What a remote's build says of itself, which names all its files but itself. */
const DESCRIPTION = 'remote.json'
const BUCKET_COOKIE = 'bucket'
const BUCKETS = 100
const ONE_YEAR_S = 31_536_000
const ANYONE = { config: { policy: 'anyone' } } as const

/** Serves the front ends: files of the shell and of all released versions of the remotes, and the page of every path. */
export const pages = fastifyPlugin<Options>(
  async (app, { releases, store, local, buildDir, initialData }) => {
    const readBuilt = builtFiles()
    const composed = memoize((frontEnd: FrontEnd) => prepare(frontEnd, initialData))
    const rendered = prerendering({
      app,
      running: () => [...new Set(Array.from({ length: BUCKETS }, (_, bucket) => releases.forBucket(bucket)))],
      readerOf,
      plainPage: (frontEnd, found, language, replies) => composed(frontEnd).html(found, language, replies),
    })
    app.addHook('onClose', () => rendered.close())

    const assets = shellAssets(store, app.now)
    app.get<{ Params: { file: string } }>('/assets/:file', ANYONE, async ({ params: { file } }, reply) => {
      const path = `assets/${file}`
      if (Object.hasOwn(local.shell.build.files, path)) return fromBuild(reply, 'shell', path)
      const { version, files } = releases.forBucket(BUCKETS - 1).shell.build
      return fromStore(reply, 'shell', Object.hasOwn(files, path) ? [version] : await assets(path), path)
    })
    app.get('/icon.svg', ANYONE, (_request, reply) => fromBuild(reply, 'shell', 'icon.svg', 'no-cache'))

    app.get<{ Params: { part: string; version: string; '*': string } }>(
      '/remotes/:part/:version/*',
      ANYONE,
      async ({ params: { part, version, '*': file } }, reply) => {
        if (isServerFile(file)) throw new AppError('not-found')
        const own = Object.hasOwn(local.remotes, part) ? local.remotes[part] : undefined
        const isOwn = own && version === localFolder(own)
        // By the very name that the build gives it: the reader would take `/server/…` and `./server/…` for the server's files.
        if (isOwn && file !== DESCRIPTION && !Object.hasOwn(own.files, file)) throw new AppError('not-found')
        reply.header('access-control-allow-origin', '*')
        if (isOwn) return fromBuild(reply, part, file)
        return fromStore(reply, part, [version], file)
      },
    )

    app.get('/*', ANYONE, async (request, reply) => {
      const url = addressOf(request.url)
      if (!url || /^\/(api|uploads)\//.test(url.pathname)) throw new AppError('not-found')
      const frontEnd = releases.forBucket(bucketOf(request, reply))
      const { policyOf, find, page } = composed(frontEnd)
      const path = decoded(url.pathname)
      const found = find(path)
      const isThere = found !== null && (isFixed(found) || !(await rendered.isGone(path, found)))
      const language = languageOfVisitor(request)
      const content = isThere ? await rendered.get(frontEnd, url, language, found) : null
      // While a canary runs, a cache between would give one visitor's version to others.
      const cacheControl = releases.hasCanary() ? 'private, no-cache' : 'no-cache'
      // A phone's clock may be days wrong: the page goes by ours. Whether a session came along, only we can see.
      const said = `clock;dur=${app.now()}${request.sessionId() ? ', session' : ''}`
      reply.headers({
        'cache-control': cacheControl,
        'content-security-policy': policyOf(found),
        'server-timing': said,
      })
      reply.header('vary', [reply.getHeader('vary'), 'Accept-Language, Cookie'].filter(Boolean).join(', '))
      reply.code(isThere ? 200 : 404).type('text/html; charset=utf-8')
      return sendEncoded(request, reply, content ?? page(found, language))
    })

    /** Reads files of a composition's parts: from the workspace's builds what runs from there, else from the store. */
    function readerOf({ shell, remotes }: FrontEnd) {
      return (part: string) => {
        const build = part === 'shell' ? shell.build : remotes.find((remote) => remote.build.name === part)?.build
        const own = part === 'shell' ? local.shell.build : local.remotes[part]
        if (!build || build === own) return folderReader(buildDir(part))
        return (file: string) => store.read(part, build.version, file)
      }
    }

    async function fromBuild(reply: FastifyReply, part: string, file: string, cacheControl = IMMUTABLE) {
      const build = part === 'shell' ? local.shell.build : local.remotes[part]
      const found = await readBuilt(folderReader(buildDir(part)), file, build?.files[file], codingFor(reply.request))
      if (!found) throw new AppError('not-found')
      return sendBuilt(reply, found, cacheControl)
    }

    /** The file from the first of these versions that has it: hashed names are the same file wherever they stand. */
    async function fromStore(reply: FastifyReply, part: string, versions: string[], file: string) {
      for (const version of versions) {
        const read = (name: string) => store.read(part, version, name)
        const found = await readBuilt(read, file, runningHash(part, version, file), codingFor(reply.request))
        if (found) return sendBuilt(reply, found, IMMUTABLE)
      }
      throw new AppError('not-found')
    }

    /** The hash of a file of a version that runs: one that never ran may come again with other content. */
    const runningHash = (part: string, version: string, file: string) =>
      [0, BUCKETS - 1]
        .map(releases.forBucket)
        .flatMap(({ shell, remotes }) => [shell.build, ...remotes.map(({ build }) => build)])
        .find((build) => build.name === part && build.version === version)?.files[file]

    /** A visitor keeps the bucket of the first visit while a canary runs; without one nobody gets a cookie. */
    function bucketOf(request: FastifyRequest, reply: FastifyReply): number {
      if (!releases.hasCanary()) return BUCKETS - 1
      const known = Number(request.cookies[BUCKET_COOKIE] ?? Number.NaN)
      if (Number.isInteger(known) && known >= 0 && known < BUCKETS) return known
      const bucket = randomInt(BUCKETS)
      reply.setCookie(BUCKET_COOKIE, String(bucket), { path: '/', httpOnly: true, sameSite: 'lax', maxAge: ONE_YEAR_S })
      return bucket
    }
  },
  { name: 'pages', dependencies: ['policy'] },
)

const sendBuilt = (reply: FastifyReply, file: BuiltFile, cacheControl: string) =>
  send(reply.request, reply.header('cache-control', cacheControl).type(file.type), file)

type Composition = {
  policyOf(found: FoundPage | null): string
  find(path: string): FoundPage | null
  /** The page without its content, and with these replies for its first view. */
  html(found: FoundPage | null, language: Language, replies: Record<string, unknown>): string
  /** The page as it is sent while nothing is rendered. */
  page(found: FoundPage | null, language: Language): EncodedText
}

/** Pages of one composition; each is made once for its pattern and language. */
function prepare(frontEnd: FrontEnd, initialData: Record<string, unknown>): Composition {
  const checks = new Map([null, ...frontEnd.remotes].map((remote) => [remote, checksOf(frontEnd, remote)]))
  const checksFor = (found: FoundPage | null) => checks.get(found?.remote ?? null) ?? checksOf(frontEnd, null)
  const made = new Map<string, EncodedText>()
  const html: Composition['html'] = (found, language, replies) =>
    pageHtml({ frontEnd, map: checksFor(found).map, found, initialData: replies, language })
  return {
    policyOf: (found) => checksFor(found).policy,
    find: pageFinder(frontEnd),
    html,
    page(found, language) {
      const key = `${language} ${found?.page.path ?? ''}`
      const page = made.get(key) ?? encodeSync(withoutContent(html(found, language, initialData), company, language))
      made.set(key, page)
      return page
    },
  }
}

/** What the pages of a remote run, and where it may come from. */
function checksOf(frontEnd: FrontEnd, remote: ComposedRemote | null) {
  const map = importMap(frontEnd, remote)
  return { map, policy: contentSecurityPolicy(frontEnd, importMapHash(map)) }
}

/** The language that the visitor chose, or else the one that the browser wants most. */
const languageOfVisitor = (request: FastifyRequest): Language =>
  languageOf(request.cookies[LANGUAGE_COOKIE.name]) ?? languageOfCaller(request)

/** The address that was asked for: a path as it stands, since two slashes at its start would name a host. */
const addressOf = (asked: string) => URL.parse(asked.startsWith('/') ? `http://page${asked}` : asked)

/** The path as the router sees it; one that is no valid encoding fits no page. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
