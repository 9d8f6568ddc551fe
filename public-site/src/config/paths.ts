/** The path table: router pattern, page module in src/routes, and what makes a link (docs/product.md, Pages of the site). */
export const paths = {
  home: {
    pattern: '/',
    page: 'home-page',
    href: () => '/',
    /** Home with the login popup. */
    loginHref: () => '/?account=login',
    /** The booking form with a trip filled in: see `tripOfLink`. */
    formHref: (trip: Record<string, string>) => `/?${new URLSearchParams(trip)}#book`,
  },
  about: { pattern: '/about', page: 'about-page', href: () => '/about' },
  cars: { pattern: '/cars', page: 'cars-page', href: () => '/cars' },
  cityRoutes: { pattern: '/cabs', page: 'city-routes-page', href: () => '/cabs' },
  cityRoute: { pattern: '/cabs/:id', page: 'city-route-page', href: (slug: string) => `/cabs/${slug}` },
  confirm: { pattern: '/confirmbooking', page: 'confirm-page', href: () => '/confirmbooking' },
  contact: { pattern: '/contactus', page: 'contact-page', href: () => '/contactus' },
  terms: { pattern: '/terms&conditions', page: 'terms-page', href: () => '/terms&conditions' },
  findTrip: { pattern: '/trip', page: 'find-trip-page', href: () => '/trip' },
  trip: { pattern: '/trip/:token', page: 'trip-page', href: (token: string) => `/trip/${token}` },
  quotation: {
    pattern: '/quotation/:token',
    page: 'quotation-page',
    href: (token: string) => `/quotation/${token}`,
  },
  forgotten: { pattern: '/forgotten-password', page: 'forgotten-page', href: () => '/forgotten-password' },
  newPassword: {
    pattern: '/new-password/:token',
    page: 'new-password-page',
    href: (token: string) => `/new-password/${token}`,
  },
  myTrips: { pattern: '/my-trips', page: 'my-trips-page', href: () => '/my-trips' },
  proveAddress: {
    pattern: '/prove-address/:token',
    page: 'prove-address-page',
    href: (token: string) => `/prove-address/${token}`,
  },
  privacy: { pattern: '/privacy-policy', page: 'privacy-page', href: () => '/privacy-policy' },
  holidays: { pattern: '/holidayPackage', page: 'holidays-page', href: () => '/holidayPackage' },
  tours: { pattern: '/tourPackage', page: 'tours-page', href: () => '/tourPackage' },
  holidayPage: {
    pattern: '/holidayPackage/:id',
    page: 'holiday-page',
    href: (slug: string) => `/holidayPackage/${slug}`,
  },
  tourPage: { pattern: '/tourPackage/:id', page: 'tour-page', href: (slug: string) => `/tourPackage/${slug}` },
  packageBooking: {
    pattern: '/PackageBooknow/:id',
    page: 'package-booking-page',
    href: (id: string) => `/PackageBooknow/${id}`,
  },
  customTour: { pattern: '/CustomTourPackageForm', page: 'custom-tour-page', href: () => '/CustomTourPackageForm' },
} as const

/** Pages of other parts that this one leads to. */
export const elsewhere = {
  admin: { href: () => '/admin' },
} as const
