import type { CityRouteFacts, Company } from 'shared-api/contract'
import { findCity } from 'shared-api/geography'
import { pathIn } from 'shared-api/languages'
import { paths } from '../../config/paths.ts'
import { pageLanguage } from '../../texts/page.ts'
import { sharedTexts } from '../../texts/shared.ts'
import type { SchemaNode } from './json-ld.tsx'
import { providerNode } from './schema-nodes.ts'

/** A route as a TaxiService, with an offer for each class of cab that goes one way. */
export function taxiNode(route: CityRouteFacts, name: string, origin: string, company?: Company): SchemaNode {
  const url = origin + pathIn(pageLanguage(), paths.cityRoute.href(route.slug))
  const offers = route.prices.flatMap(({ cabClass, oneWay }) =>
    oneWay
      ? {
          '@type': 'Offer',
          name: sharedTexts().cabClasses[cabClass],
          price: oneWay.total.toFixed(2),
          priceCurrency: 'INR',
          url,
        }
      : [],
  )
  return {
    '@type': 'TaxiService',
    name,
    url,
    provider: providerNode(origin, company),
    areaServed: [route.from, route.to].map((id) => ({ '@type': 'City', name: findCity(id)?.name ?? id })),
    ...(offers.length > 0 && { offers }),
  }
}

/** The pages that lead to one, from the top; the last is the page itself. */
export const breadcrumbNode = (pages: { name: string; path: string }[], origin: string): SchemaNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: pages.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: origin + pathIn(pageLanguage(), path),
  })),
})
