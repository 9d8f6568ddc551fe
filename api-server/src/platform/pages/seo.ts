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
import type { SitemapPages } from './sitemap.ts'

type Options = {
  /** What visitors get now. */
  frontEnd: () => Pick<FrontEnd, 'remotes'>
  /** The origin that visitors know, without a final slash. */
  publicOrigin: string
}

/** Whether search engines must leave a page out. */
export const isUnlisted = ({ remote, page }: FoundPage, { left }: SitemapPages): boolean =>
  remote.build.forStaff === true || left.has(page.path)

const ANYONE = { config: { policy: 'anyone' }, schema: { hide: true } } as const
const ONE_HOUR = 'public, max-age=3600'

/** GET sitemap.xml and robots.txt, from the pages that run and what features know of them. */
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
      const listed = [...(await fixedPages(app.sitemap, pages)), ...(await pagesWithIds(app.sitemap, pages))]
      return encodedText(sitemapFile(listed, publicOrigin))
    }

    /** The last sitemap of a composition, by the revision of the lists that it was made of. */
    const sitemaps = memoize(
      (front: Pick<FrontEnd, 'remotes'>) =>
        new LRUCache<string, EncodedText>({ max: 1, ignoreFetchAbort: true, fetchMethod: () => sitemapOf(front) }),
    )

    app.get('/sitemap.xml', ANYONE, async (request, reply) => {
      const revision = Object.values(await app.listRevisions.now()).join('-')
      reply.header('cache-control', ONE_HOUR).type('application/xml; charset=utf-8')
      return sendEncoded(request, reply, await sitemaps(frontEnd()).forceFetch(revision))
    })
  },
  { name: 'seo', dependencies: ['policy', 'sitemap'] },
)

/** An entry of the sitemap; `changed` is when its content was changed last, ms since 1970. */
type Listed = { path: string; changed?: number }

/** Pages without a parameter. When those that show one thing alone were changed is known. */
async function fixedPages({ changes, left }: SitemapPages, pages: RemotePage[]): Promise<Listed[]> {
  const known = await Promise.all(
    [...changes].map(async ([apiPath, changedAt]) => ({ apiPath, at: await changedAt() })),
  )
  return pages
    .filter(({ path }) => !path.includes(':') && !left.has(path))
    .map(({ path, data }) => {
      const change = known.find(({ apiPath }) => data?.every((one) => one.startsWith(apiPath)))
      return { path, ...(change && { changed: change.at }) }
    })
}

async function pagesWithIds({ entries }: SitemapPages, pages: RemotePage[]): Promise<Listed[]> {
  const there = [...entries].filter(([pattern]) => pages.some(({ path }) => path === pattern))
  const listed = await Promise.all(
    there.map(async ([pattern, of]) =>
      (await of()).map(({ id, changed }) => ({ path: pattern.replace(':id', id), changed })),
    ),
  )
  return listed.flat()
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
