import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { RemoteBuild } from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { escapeMarkup } from '../escape-markup.ts'
import type { FrontEnd } from '../releases/front-end.ts'

type Options = {
  /** What visitors get now. */
  frontEnd: () => Pick<FrontEnd, 'remotes'>
  /** The origin that visitors know, without a final slash. */
  publicOrigin: string
}

/** Make sense only with a booking half made, and to whoever is logged in. */
const NOT_LISTED = ['/confirmbooking', '/my-trips']
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

    app.get('/sitemap.xml', ANYONE, async (_request, reply) => {
      const paths = publicPages(frontEnd())
      const fixed = paths.filter((path) => !path.includes(':') && !NOT_LISTED.includes(path))
      const listed = [
        ...fixed.map((path) => ({ path })),
        ...(await packagePages(app, paths)),
        ...(await routePages(app, paths)),
      ]
      return reply
        .header('cache-control', ONE_HOUR)
        .type('application/xml; charset=utf-8')
        .send(sitemapFile(listed, publicOrigin))
    })
  },
  { name: 'seo', dependencies: ['policy', 'packages', 'city-routes'] },
)

/** An entry of the sitemap; `changed` is when its content was changed last, ms since 1970. */
type Listed = { path: string; changed?: number }

async function packagePages(app: FastifyInstance, paths: string[]): Promise<Listed[]> {
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
async function routePages(app: FastifyInstance, paths: string[]): Promise<Listed[]> {
  if (!paths.includes(ROUTE_PAGE)) return []
  const changed = await app.cityRoutes.changedAt()
  return app.cityRoutes.list().map(({ slug }) => ({ path: ROUTE_PAGE.replace(':id', slug), changed }))
}

const publicPages = ({ remotes }: Pick<FrontEnd, 'remotes'>) => pathsOf(remotes, ({ forStaff }) => !forStaff)
const staffPages = ({ remotes }: Pick<FrontEnd, 'remotes'>) => pathsOf(remotes, ({ forStaff }) => forStaff === true)

const pathsOf = (remotes: FrontEnd['remotes'], wanted: (build: RemoteBuild) => boolean) =>
  remotes.filter(({ build }) => wanted(build)).flatMap(({ build }) => build.pages.map(({ path }) => path))

/** Disallows each staff page separately, ended by '$': a plain '/holiday' would forbid '/holidayPackage' too. */
function robotsFile(forStaff: string[], origin: string): string {
  const rules = forStaff.map((path) => `Disallow: ${path.includes(':') ? path.replace(/:.*/, '') : `${path}$`}`)
  return ['User-agent: *', ...new Set(rules), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

function sitemapFile(listed: Listed[], origin: string): string {
  const urls = listed.map(({ path, changed }) => {
    const day = changed === undefined ? '' : `<lastmod>${istDay(changed)}</lastmod>`
    return `<url><loc>${escapeMarkup(new URL(path, origin).href)}</loc>${day}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}
