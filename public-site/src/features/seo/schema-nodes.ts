import type { Cab, Company, Holiday, Tour } from 'shared-api/contract'
import { pathIn } from 'shared-api/languages'
import { paths } from '../../config/paths.ts'
import { cabName } from '../../lib/cab-texts.ts'
import { pageLanguage } from '../../texts/page.ts'
import { companyId } from './company-node.ts'
import type { SchemaNode } from './json-ld.tsx'

/** A package and the path of its own page, which search engines know it by. */
export type PackageAt = { travelPackage: Holiday | Tour; path: string }

/** A tour or holiday package as a TouristTrip of the company, with an offer where it has a price. */
export function tripNode({ travelPackage, path }: PackageAt, origin: string, company?: Company): SchemaNode {
  const { name, imageUrl, services, category, priceFrom } = travelPackage
  const url = origin + pathIn(pageLanguage(), path)
  return {
    '@type': 'TouristTrip',
    name,
    description: [name, ...services.map((service) => service.name)].join(', '),
    url,
    touristType: category.map((one) => one.name),
    ...(imageUrl && { image: new URL(imageUrl, origin).href }),
    provider: providerNode(origin, company),
    ...(priceFrom !== null && {
      offers: { '@type': 'Offer', price: priceFrom.toFixed(2), priceCurrency: 'INR', url },
    }),
  }
}

/** A cab as a Product with its price in rupees; no offer when it has none. */
export function cabNode(cab: Cab, origin: string, company?: Company): SchemaNode {
  const name = cabName(cab)
  return {
    '@type': 'Product',
    name,
    description: cab.description || `${name}, ${cab.seats} seats`,
    brand: { '@type': 'Brand', name: cab.brand },
    ...(cab.imageUrl && { image: new URL(cab.imageUrl, origin).href }),
    ...(cab.price !== null && {
      offers: {
        '@type': 'Offer',
        price: cab.price.toFixed(2),
        priceCurrency: 'INR',
        availability: `https://schema.org/${cab.availability && !cab.onRide ? 'InStock' : 'OutOfStock'}`,
        url: origin + pathIn(pageLanguage(), paths.cars.href()),
        seller: providerNode(origin, company),
      },
    }),
  }
}

/** Several nodes as one list, in their order, 50 at most: search engines read no more. */
export const listNode = (name: string, nodes: SchemaNode[]): SchemaNode => ({
  '@type': 'ItemList',
  name,
  numberOfItems: nodes.length,
  itemListElement: nodes
    .slice(0, MAX_LISTED)
    .map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
})

const MAX_LISTED = 50

/** The company as pages name it that do not describe it whole. */
export const providerNode = (origin: string, company?: Company): SchemaNode => ({
  ...{ '@type': 'LocalBusiness', '@id': companyId(origin), url: `${origin}/` },
  ...(company && { name: company.name }),
})
