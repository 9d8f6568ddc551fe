import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { CityRoute, CityRouteFacts } from 'shared-api/contract'
import { cityRoutes as knownRoutes } from 'shared-api/geography/city-routes'
import { routeFacts } from 'shared-api/geography/route-facts'
import type { Language } from 'shared-api/languages'
import { packagesFor } from './packages-there.ts'
import { pricesOf } from './prices.ts'

export { oldRouteAddresses } from './old-addresses.ts'
export { cityRouteRoutes } from './routes.ts'

type CityRoutes = {
  /** The routes that have a page. They are found at the first call, which takes some tenths of a second. */
  list(): CityRoute[]
  /** All that the page of a route shows today; null if there is no such page. */
  find(slug: string, language: Language): Promise<CityRouteFacts | null>
  /** When their prices changed last, ms since 1970: with the tariff or the fleet. */
  changedAt(): Promise<number>
}

declare module 'fastify' {
  interface FastifyInstance {
    cityRoutes: CityRoutes
  }
}

/** Pages of two cities: distance, way and price (docs/product.md, Route pages). */
export const cityRoutes = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('cityRoutes', {
      list: knownRoutes,
      async find(slug, language) {
        const route = knownRoutes().find((one) => one.slug === slug)
        const facts = route && routeFacts(route)
        if (!facts) return null
        return { ...facts, ...(await pricesOf(app, facts)), packages: await packagesFor(app, facts.to, language) }
      },
      changedAt: async () => Math.max(await app.tariffs.inForceSince(), await app.cabs.changedAt()),
    })
    app.sitemap.add('/cabs/:id', async () => {
      const changed = await app.cityRoutes.changedAt()
      return knownRoutes().map(({ slug }) => ({ id: slug, changed }))
    })
  },
  { name: 'city-routes', dependencies: ['cabs', 'tariffs', 'packages', 'sitemap'] },
)
