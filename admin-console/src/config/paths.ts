/** The path table: router pattern, page module in src/routes, and what makes a link (docs/product.md, Pages of the desk). */
export const paths = {
  login: { pattern: '/login', page: 'login-page', href: () => '/login' },
  admin: { pattern: '/admin', page: 'admin-page', href: () => '/admin' },
  cabs: { pattern: '/table', page: 'cabs-page', href: () => '/table' },
  createCab: { pattern: '/admin/create', page: 'create-cab-page', href: () => '/admin/create' },
  editCab: { pattern: '/edit/:id', page: 'edit-cab-page', href: (id: string) => `/edit/${id}` },
  vehicles: { pattern: '/vehicles', page: 'vehicles-page', href: () => '/vehicles' },
  createVehicle: { pattern: '/vehicles/create', page: 'create-vehicle-page', href: () => '/vehicles/create' },
  editVehicle: { pattern: '/vehicles/:id', page: 'edit-vehicle-page', href: (id: string) => `/vehicles/${id}` },
  drivers: { pattern: '/drivers', page: 'drivers-page', href: () => '/drivers' },
  createDriver: { pattern: '/drivers/create', page: 'create-driver-page', href: () => '/drivers/create' },
  editDriver: { pattern: '/drivers/:id', page: 'edit-driver-page', href: (id: string) => `/drivers/${id}` },
  openCash: { pattern: '/drivers/cash', page: 'open-cash-page', href: () => '/drivers/cash' },
  driverCash: { pattern: '/drivers/:id/cash', page: 'driver-cash-page', href: (id: string) => `/drivers/${id}/cash` },
  bookings: { pattern: '/bookings', page: 'bookings-page', href: () => '/bookings' },
  createBooking: {
    pattern: '/bookings/create',
    page: 'create-booking-page',
    /** Values to prefill, by id: an enquiry's traveller, or an earlier booking. */
    href: (from?: { enquiry: string } | { booking: string }) =>
      `/bookings/create${from ? `?${new URLSearchParams(from)}` : ''}`,
  },
  booking: { pattern: '/bookings/:id', page: 'booking-page', href: (id: string) => `/bookings/${id}` },
  changeTrip: {
    pattern: '/bookings/:id/trip',
    page: 'change-trip-page',
    href: (id: string) => `/bookings/${id}/trip`,
  },
  tripSheet: { pattern: '/bookings/:id/sheet', page: 'trip-sheet-page', href: (id: string) => `/bookings/${id}/sheet` },
  board: {
    pattern: '/board',
    page: 'board-page',
    /** The board itself, or with the plan for tomorrow open. */
    href: (plan?: 'tomorrow') => `/board${plan ? `?${new URLSearchParams({ plan })}` : ''}`,
  },
  enquiries: { pattern: '/enquiries', page: 'enquiries-page', href: () => '/enquiries' },
  enquiry: { pattern: '/enquiries/:id', page: 'enquiry-page', href: (id: string) => `/enquiries/${id}` },
  quotation: {
    pattern: '/enquiries/:id/quotation',
    page: 'quotation-page',
    /** A new quotation, also like an earlier one, or a draft to go on with. */
    href: (id: string, from?: { draft: string } | { like: string }) =>
      `/enquiries/${id}/quotation${from ? `?${new URLSearchParams(from)}` : ''}`,
  },
  holidays: { pattern: '/holiday', page: 'holidays-page', href: () => '/holiday' },
  createHoliday: { pattern: '/holiday/create', page: 'create-holiday-page', href: () => '/holiday/create' },
  editHoliday: { pattern: '/holidayEdit/:id', page: 'edit-holiday-page', href: (id: string) => `/holidayEdit/${id}` },
  tours: { pattern: '/tour', page: 'tours-page', href: () => '/tour' },
  createTour: { pattern: '/tour/create', page: 'create-tour-page', href: () => '/tour/create' },
  editTour: { pattern: '/tourEdit/:id', page: 'edit-tour-page', href: (id: string) => `/tourEdit/${id}` },
  tariffs: { pattern: '/tariffs', page: 'tariffs-page', href: () => '/tariffs' },
  createTariff: {
    pattern: '/tariffs/create',
    page: 'create-tariff-page',
    /** `from` is the tariff to copy; that in force if left out. */
    href: (from?: string) => `/tariffs/create${from ? `?${new URLSearchParams({ from })}` : ''}`,
  },
  tariff: { pattern: '/tariffs/:id', page: 'tariff-page', href: (id: string) => `/tariffs/${id}` },
  import: {
    pattern: '/import',
    page: 'import-page',
    /** What the file brings. */
    href: (what?: string) => `/import${what ? `?${new URLSearchParams({ what })}` : ''}`,
  },
  money: { pattern: '/money', page: 'money-page', href: () => '/money' },
  collect: { pattern: '/money/collect', page: 'collect-page', href: () => '/money/collect' },
  giveBack: { pattern: '/money/give-back', page: 'give-back-page', href: () => '/money/give-back' },
  documents: { pattern: '/documents', page: 'documents-page', href: () => '/documents' },
  dayBook: { pattern: '/day-book', page: 'day-book-page', href: () => '/day-book' },
  books: { pattern: '/books', page: 'books-page', href: () => '/books' },
  settings: {
    pattern: '/admin/settings',
    page: 'settings-page',
    href: (part?: string) => `/admin/settings${part ? `?${new URLSearchParams({ part })}` : ''}`,
  },
  staff: { pattern: '/staff', page: 'staff-page', href: () => '/staff' },
  activity: { pattern: '/activity', page: 'activity-page', href: () => '/activity' },
  personalData: { pattern: '/personal-data', page: 'personal-data-page', href: () => '/personal-data' },
  more: { pattern: '/more', page: 'more-page', href: () => '/more' },
  account: { pattern: '/account', page: 'account-page', href: () => '/account' },
} as const

/** The console brings nothing to the public navigation bar: staff have their own. */
export const nav: { label: string; href: string }[] = []
