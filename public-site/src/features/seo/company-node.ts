import type { Company } from 'shared-api/contract'
import type { SchemaNode } from './json-ld.tsx'

/** By which search engines know the company; `origin` is the site's, without a final slash. */
export const companyId = (origin: string) => `${origin}/#company`

/** The company as a LocalBusiness. `origin` is the site's, without a final slash. */
export function companyNode(company: Company, origin: string): SchemaNode {
  const { address, location, links, phones } = company
  return {
    '@type': 'LocalBusiness',
    additionalType: 'https://schema.org/TravelAgency',
    '@id': companyId(origin),
    name: company.name,
    legalName: company.legalName,
    url: `${origin}/`,
    telephone: phones[0],
    email: company.email,
    foundingDate: String(company.foundedYear),
    priceRange: '₹₹',
    currenciesAccepted: 'INR',
    areaServed: ['Tamil Nadu', 'Kerala', 'Karnataka', 'Andhra Pradesh'],
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: address.country === 'India' ? 'IN' : address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lon },
    hasMap: company.map.link,
    ...(company.logo && { logo: origin + company.logo }),
    ...(company.hero && { image: origin + company.hero }),
    ...(company.officeHours && { openingHoursSpecification: openingNodes(company.officeHours, company.holidays) }),
    sameAs: Object.values(links),
  }
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The office hours of each day, and the days on which it stays closed: it opens and closes at midnight. */
const openingNodes = ({ from, to }: NonNullable<Company['officeHours']>, holidays: Company['holidays'] = []) => [
  { '@type': 'OpeningHoursSpecification', dayOfWeek: DAYS, opens: from, closes: to },
  ...holidays.map(({ day }) => ({
    ...{ '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' },
    ...{ validFrom: day, validThrough: day },
  })),
]
