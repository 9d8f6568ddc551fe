import { randomInt } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Company } from 'shared-api/contract'
import { COMPANY } from 'shared-api/first-view'
import { DEFAULT_LANGUAGE, type SiteLanguage, splitPath } from 'shared-api/languages'
import { codingFor, type EncodedText, encodedText, sendEncoded } from '../http/encoded-text.ts'
import { NO_INDEX, SECRET_ADDRESS } from '../http/headers.ts'
import { AppError } from '../http/problems.ts'
import { callerOf } from '../http/rate-limits.ts'
import { OverBudget } from '../http/work-budget.ts'
import { memoize } from '../memoize.ts'
import { folderReader } from '../releases/builds.ts'
import type { ComposedRemote, FrontEnd, LocalBuilds } from '../releases/front-end.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import type { RunningReleases } from '../releases/running-releases.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { firstViewData, type RefreshCompany } from './first-view-data.ts'
import {
  type FoundPage,
  idIn,
  importMap,
  importMapHash,
  isPersonal,
  isSecret,
  pageFinder,
  pageHtml,
  personalPath,
  withoutContent,
} from './page-html.ts'
import { type Address, rendering } from './rendering.ts'
import { isUnlisted } from './seo.ts'

export type PageOptions = {
  releases: RunningReleases
  store: ReleaseStore
  local: LocalBuilds
  /** The folder of a part's own build in the workspace. */
  buildDir: (part: string) => string
  /** What anyone may read of the company, as this process has read it last: the same object until it changes. */
  profile: () => Company
  /** Reads the company again if any process has changed it, by these revisions. */
  refreshCompany: RefreshCompany
  /** What a traveller's page may load besides, from where. */
  checkoutOrigins: string[]
}

const POPUPS = 'same-origin-allow-popups'
const BUCKET_COOKIE = 'bucket'
const BUCKETS = 100
const ONE_YEAR_S = 31_536_000
const ANYONE = { config: { policy: 'anyone' } } as const

/** Serves the page of every path. */
export const pages = fastifyPlugin<PageOptions>(
  async (app, { releases, store, local, buildDir, profile, refreshCompany, checkoutOrigins }) => {
    const composed = memoize((frontEnd: FrontEnd) => prepare(frontEnd, checkoutOrigins))
    const data = firstViewData(app, refreshCompany)
    const rendered = rendering({
      data,
      readerOf,
      plainPage: ({ frontEnd, found, language }, replies) => composed(frontEnd).html(found, language, replies),
      budget: app.budget.made,
      now: app.now,
      log: app.log,
    })
    app.addHook('onClose', () => rendered.close())

    app.get('/*', ANYONE, async (request, reply) => {
      const url = addressOf(request.url)
      if (!url || /^\/(api|uploads)\//.test(url.pathname)) throw new AppError('not-found')
      const previewed = request.previewed()
      const shown = previewed && (await releases.withPreview(previewed))
      const frontEnd = shown ?? releases.forBucket(bucketOf(request, reply))
      const { policyOf, find, page } = composed(frontEnd)
      const { language, path: pathname } = splitPath(url.pathname)
      const path = decoded(pathname)
      const found = find(path)
      // The console is in English alone.
      if (found?.remote.build.forStaff && language !== DEFAULT_LANGUAGE) return reply.redirect(pathname + url.search)
      // Asked for every page: each shows the company as any process has set it.
      const known = await data.revision()
      const revision = found?.page.data ? known : null
      const personal = found ? await personalReplies(path, found) : {}
      const content =
        found && personal
          ? await contentOf(
              { frontEnd, path: pathname, language, found, personal },
              { revision, query: url.searchParams, request },
            )
          : 'gone'
      // The page uses the server's clock, as a phone's may be days wrong. Scripts cannot see the session cookie.
      const marks = [request.sessionId() && 'session', Math.random() * 100 < app.config.loadReports && 'sampled']
      const said = [`clock;dur=${app.now()}`, `id;desc="${request.id}"`, ...marks.filter(Boolean)].join(', ')
      reply.headers({
        'cache-control': shown ? 'no-store' : cacheControlOf(found),
        'content-security-policy': policyOf(found, language),
        'server-timing': said,
        // A bank's page opens in a window of its own.
        ...(found && isPersonal(found) && checkoutOrigins.length > 0 && { 'cross-origin-opener-policy': POPUPS }),
        ...(found && isUnlisted(found, app.sitemap) && NO_INDEX),
        ...(found && isSecret(found) && SECRET_ADDRESS),
      })
      // The session's mark: a page that was kept from before a login would take the visitor for a stranger.
      reply.header('vary', [reply.getHeader('vary'), 'Cookie'].filter(Boolean).join(', '))
      reply.code(content === 'gone' ? 404 : 200).type('text/html; charset=utf-8')
      return sendEncoded(request, reply, content && content !== 'gone' ? content : page(found, language, profile()))
    })

    /** The page with its content; null if it comes plain, 'gone' if its `:id` names no entry of the page's lists. */
    async function contentOf(address: Address, { revision, query, request }: Asked) {
      if (revision === null) return null
      const { path, found } = address
      const rendersHere = isRendered(path, query, found)
      const kept = rendersHere ? rendered.kept(address, revision) : null
      if (kept) return kept
      const caller = callerOf(request)
      if (await isGone(decoded(path), found, revision, caller)) return 'gone'
      return rendersHere ? rendered.get(address, revision, { caller, coding: codingFor(request) }) : null
    }

    /** Whether a path's `:id` names no entry; false if that is unknown or the page has no lists. */
    async function isGone(path: string, found: FoundPage, revision: string, caller: string): Promise<boolean> {
      const id = idIn(path, found)
      if (id === null) return false
      const known = app.budget.made(caller, () => data.has(found.page.data ?? [], id, revision))
      return (await known.catch(unknownIfBusy)) === false
    }

    /** The replies that are one person's, by API path; null if there is none of the address. */
    async function personalReplies(path: string, found: FoundPage): Promise<Record<string, unknown> | null> {
      const paths = (found.page.data ?? []).flatMap((apiPath) => personalPath(apiPath, path, found) ?? [])
      const replies = await Promise.all(paths.map((apiPath) => data.personal(apiPath).catch(() => undefined)))
      if (replies.includes(null)) return null
      return Object.fromEntries(paths.map((apiPath, position) => [apiPath, replies[position]]))
    }

    function cacheControlOf(found: FoundPage | null): string {
      // Left whole in a browser, it would show travellers to whoever presses Back after a logout.
      if (found?.remote.build.forStaff || (found && isSecret(found))) return 'no-store'
      // While a canary runs, a cache between would give one visitor's version to others.
      return releases.hasCanary() ? 'private, no-cache' : 'no-cache'
    }

    /** Reads files of a composition's parts: own builds from the workspace, released ones from the store. */
    function readerOf({ shell, remotes }: FrontEnd) {
      return (part: string) => {
        const build = part === 'shell' ? shell.build : remotes.find((remote) => remote.build.name === part)?.build
        const own = part === 'shell' ? local.shell.build : local.remotes[part]
        if (!build || build.buildId === own?.buildId) return folderReader(buildDir(part))
        return (file: string) => store.read(part, build.version, file)
      }
    }

    /** The bucket of a visitor's first visit during a canary; without a canary nobody gets a cookie. */
    function bucketOf(request: FastifyRequest, reply: FastifyReply): number {
      if (!releases.hasCanary()) return BUCKETS - 1
      const known = Number(request.cookies[BUCKET_COOKIE] ?? Number.NaN)
      if (Number.isInteger(known) && known >= 0 && known < BUCKETS) return known
      const bucket = randomInt(BUCKETS)
      reply.setCookie(BUCKET_COOKIE, String(bucket), { path: '/', httpOnly: true, sameSite: 'lax', maxAge: ONE_YEAR_S })
      return bucket
    }
  },
  { name: 'pages', dependencies: ['policy', 'preview', 'budgets'] },
)

/** Whether an address is written as in the path table, as links are, and its query does not change the first view. */
function isRendered(pathname: string, query: URLSearchParams, { page: { path, queries } }: FoundPage): boolean {
  const steps = path.split('/')
  const given = pathname.split('/')
  const fits = (step: string, at: number) =>
    step.startsWith(':') ? /^[\w-]{1,64}$/.test(given[at] ?? '') : step === given[at]
  return steps.length === given.length && steps.every(fits) && !queries.some((name) => query.has(name))
}

type Asked = { revision: string | null; query: URLSearchParams; request: FastifyRequest }

type Composition = {
  policyOf(found: FoundPage | null, language: SiteLanguage): string
  find(path: string): FoundPage | null
  /** The page without its content, and with these replies for its first view. */
  html(found: FoundPage | null, language: SiteLanguage, replies: Record<string, unknown>): string
  /** The page without content. */
  page(found: FoundPage | null, language: SiteLanguage, company: Company): EncodedText
}

/** Pages of one composition; each is made once for its pattern and language, until the company changes. */
function prepare(frontEnd: FrontEnd, checkoutOrigins: string[]): Composition {
  const checks = new Map<string, Checks>()
  const checksFor = (found: FoundPage | null, language: SiteLanguage) => {
    const key = `${language} ${found?.remote.build.name ?? ''}`
    const known = checks.get(key) ?? checksOf(frontEnd, found?.remote ?? null, language, checkoutOrigins)
    checks.set(key, known)
    return known
  }
  const made = new Map<string, { company: Company; text: EncodedText }>()
  const html: Composition['html'] = (found, language, replies) =>
    pageHtml({ frontEnd, map: checksFor(found, language).map, found, initialData: replies, language })
  return {
    policyOf: (found, language) => checksFor(found, language)[found && isPersonal(found) ? 'personal' : 'policy'],
    find: pageFinder(frontEnd),
    html,
    page(found, language, company) {
      const key = `${language} ${found?.page.path ?? ''}`
      const known = made.get(key)
      if (known?.company === company) return known.text
      const text = encodedText(withoutContent(html(found, language, { [COMPANY]: company }), company, language))
      made.set(key, { company, text })
      return text
    },
  }
}

type Checks = ReturnType<typeof checksOf>

/** The import map of a remote's pages in a language and the policies that allow it: of a page, and of one person's. */
function checksOf(
  frontEnd: FrontEnd,
  remote: ComposedRemote | null,
  language: SiteLanguage,
  checkoutOrigins: string[],
) {
  const map = importMap(frontEnd, remote, language)
  const hash = importMapHash(map)
  const personal = contentSecurityPolicy(frontEnd, hash, checkoutOrigins)
  return { map, policy: contentSecurityPolicy(frontEnd, hash), personal }
}

function unknownIfBusy(error: unknown): null {
  if (error instanceof OverBudget) return null
  throw error
}

/** The requested address. Two slashes at its start would otherwise name a host. */
const addressOf = (asked: string) => URL.parse(asked.startsWith('/') ? `http://page${asked}` : asked)

/** The path as the router sees it; one that is no valid encoding fits no page. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
