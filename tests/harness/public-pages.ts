/** The public pages that search engines may show, but those of single packages. */
export const PUBLIC_PAGES = [
  '/',
  '/about',
  '/cars',
  '/contactus',
  '/trip',
  '/terms&conditions',
  '/privacy-policy',
  '/holidayPackage',
  '/tourPackage',
  '/CustomTourPackageForm',
]
