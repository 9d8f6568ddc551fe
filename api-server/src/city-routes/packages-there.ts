import type { FastifyInstance } from 'fastify'
import type { Holiday, RoutePackage } from 'shared-api/contract'
import { findCity, shortCityName } from 'shared-api/geography'
import type { Language } from 'shared-api/languages'
import { packageIn } from '../catalogue/index.ts'

/** The most packages that a page names. */
const MOST = 3

/** The public packages that begin, end or stop in a city; without any, those of its state. Their names are in the language. */
export async function packagesFor(
  app: Pick<FastifyInstance, 'holidays' | 'tours'>,
  cityId: string,
  language: Language,
): Promise<RoutePackage[]> {
  const [holidays, tours] = await Promise.all([app.holidays.list(), app.tours.list()])
  const all = [
    ...holidays.map((one) => ({ kind: 'holiday' as const, one })),
    ...tours.map((one) => ({ kind: 'tour' as const, one })),
  ].filter(({ one }) => one.slug !== '')
  const city = findCity(cityId)
  const there = all.filter(({ one }) => leadsTo(one, cityId, city ? shortCityName(cityId) : ''))
  const shown = there.length > 0 ? there : all.filter(({ one }) => one.state === city?.stateCode)
  return shown.slice(0, MOST).map(({ kind, one }) => ({
    ...{ kind, slug: one.slug, name: packageIn(one, language).name, days: one.days, priceFrom: one.priceFrom },
    inCity: there.length > 0,
  }))
}

function leadsTo(
  { startCity, endCity, name, services, itinerary }: Holiday,
  cityId: string,
  cityName: string,
): boolean {
  if (startCity === cityId || endCity === cityId) return true
  const words = [name, ...services.map((service) => service.name), ...itinerary.map(({ title }) => title)]
  return cityName !== '' && words.join(' ').includes(cityName)
}
