/** The public pages that search engines may show, with one of a route, but those of single packages. */
export const PUBLIC_PAGES = [
  '/',
  '/about',
  '/cars',
  '/cabs',
  '/cabs/chennai-to-madurai',
  '/contactus',
  '/trip',
  '/terms&conditions',
  '/privacy-policy',
  '/holidayPackage',
  '/tourPackage',
  '/CustomTourPackageForm',
]
