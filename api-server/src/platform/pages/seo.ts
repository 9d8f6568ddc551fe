import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import type { RemoteBuild, RemotePage } from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { DEFAULT_LANGUAGE, pathIn, SITE_LANGUAGES, type SiteLanguage } from 'shared-api/languages'
import { escapeMarkup } from '../escape-markup.ts'
import { type EncodedText, encodedText, sendEncoded } from '../http/encoded-text.ts'
import { memoize } from '../memoize.ts'
import type { FrontEnd } from '../releases/front-end.ts'
import type { FoundPage } from './page-html.ts'

type Options = {
  /** What visitors get now. */
  frontEnd: () => Pick<FrontEnd, 'remotes'>
  /** The origin that visitors know, without a final slash. */
  publicOrigin: string
}

/** Make sense only with a booking half made, or with an account. */
const NOT_LISTED = ['/confirmbooking', '/my-trips', '/forgotten-password']

/** Whether search engines must leave a page out. */
export const isUnlisted = ({ remote, page }: FoundPage): boolean =>
  remote.build.forStaff === true || NOT_LISTED.includes(page.path)

/** What a page shows besides packages and cabs: the company and its own texts. */
const COMPANY = '/api/v1/company'
/** The pages of packages, and whose they are. */
const PACKAGE_PAGES = { holidays: '/holidayPackage/:id', tours: '/tourPackage/:id' } as const

/** The pages of two cities each. */
const ROUTE_PAGE = '/cabs/:id'

const ANYONE = { config: { policy: 'anyone' }, schema: { hide: true } } as const
const ONE_HOUR = 'public, max-age=3600'

/** GET sitemap.xml and robots.txt, from the pages that run, the packages that are offered and the routes. */
export const seo = fastifyPlugin<Options>(
  async (app, { frontEnd, publicOrigin }) => {
    app.get('/robots.txt', ANYONE, (_request, reply) =>
      reply
        .header('cache-control', ONE_HOUR)
        .type('text/plain; charset=utf-8')
        .send(robotsFile(staffPages(frontEnd()), publicOrigin)),
    )

    async function sitemapOf(front: Pick<FrontEnd, 'remotes'>): Promise<EncodedText> {
      const pages = publicPages(front)
      const listed = [
        ...(await fixedPages(app, pages)),
        ...(await packagePages(app, pages)),
        ...(await routePages(app, pages)),
      ]
      return encodedText(sitemapFile(listed, publicOrigin))
    }

    /** The last sitemap of a composition, by the revision of the lists that it was made of. */
    const sitemaps = memoize(
      (front: Pick<FrontEnd, 'remotes'>) =>
        new LRUCache<string, EncodedText>({ max: 1, fetchMethod: () => sitemapOf(front) }),
    )

    app.get('/sitemap.xml', ANYONE, async (request, reply) => {
      const revision = Object.values(await app.listRevisions.now()).join('-')
      reply.header('cache-control', ONE_HOUR).type('application/xml; charset=utf-8')
      return sendEncoded(request, reply, await sitemaps(frontEnd()).forceFetch(revision))
    })
  },
  { name: 'seo', dependencies: ['policy', 'packages', 'company', 'city-routes'] },
)

/** An entry of the sitemap; `changed` is when its content was changed last, ms since 1970. */
type Listed = { path: string; changed?: number }

/** Pages without a parameter. When those that show only the company were changed is known. */
async function fixedPages(app: FastifyInstance, pages: RemotePage[]): Promise<Listed[]> {
  const changed = await app.settings.changedAt()
  return pages
    .filter(({ path }) => !path.includes(':') && !NOT_LISTED.includes(path))
    .map(({ path, data }) => ({ path, ...(data?.every((apiPath) => apiPath.startsWith(COMPANY)) && { changed }) }))
}

async function packagePages(app: FastifyInstance, all: RemotePage[]): Promise<Listed[]> {
  const paths = all.map(({ path }) => path)
  const kinds = (['holidays', 'tours'] as const).filter((kind) => paths.includes(PACKAGE_PAGES[kind]))
  const pages = await Promise.all(
    kinds.map(async (kind) =>
      (await app[kind].pages()).map(({ slug, updatedAt }) => ({
        path: PACKAGE_PAGES[kind].replace(':id', slug),
        changed: updatedAt,
      })),
    ),
  )
  return pages.flat()
}

/** Their prices change together: with the tariff or the fleet. */
async function routePages(app: FastifyInstance, pages: RemotePage[]): Promise<Listed[]> {
  if (!pages.some(({ path }) => path === ROUTE_PAGE)) return []
  const changed = await app.cityRoutes.changedAt()
  return app.cityRoutes.list().map(({ slug }) => ({ path: ROUTE_PAGE.replace(':id', slug), changed }))
}

const publicPages = ({ remotes }: Pick<FrontEnd, 'remotes'>) => pagesOf(remotes, ({ forStaff }) => !forStaff)
const staffPages = ({ remotes }: Pick<FrontEnd, 'remotes'>) =>
  pagesOf(remotes, ({ forStaff }) => forStaff === true).map(({ path }) => path)

const pagesOf = (remotes: FrontEnd['remotes'], wanted: (build: RemoteBuild) => boolean) =>
  remotes.filter(({ build }) => wanted(build)).flatMap(({ build }) => build.pages)

/** Disallows each staff page separately, with and without a query: a plain '/holiday' would forbid '/holidayPackage' too. */
function robotsFile(forStaff: string[], origin: string): string {
  const rules = forStaff
    .flatMap((path) => (path.includes(':') ? path.replace(/:.*/, '') : [`${path}$`, `${path}?`]))
    .map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...new Set(rules), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** Each page in each language, with its addresses in all. */
function sitemapFile(listed: Listed[], origin: string): string {
  const urls = listed.flatMap(({ path, changed }) => {
    const addresses = SITE_LANGUAGES.map((language) => ({ language, url: urlIn(language, path, origin) }))
    const others = [...addresses, { language: 'x-default', url: urlIn(DEFAULT_LANGUAGE, path, origin) }]
    const links = others.map(
      ({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`,
    )
    const day = changed === undefined ? '' : `<lastmod>${istDay(changed)}</lastmod>`
    return addresses.map(({ url }) => `<url><loc>${url}</loc>${day}${links.join('')}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

const urlIn = (language: SiteLanguage, path: string, origin: string) =>
  escapeMarkup(new URL(pathIn(language, path), origin).href)
