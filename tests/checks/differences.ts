/** The test that guards each row of README's table of differences: its file, and words of it. */
export const DIFFERENCES: Record<string, [file: string, words: string]> = {
  'the browser guards /admin and /table only': [
    'api-server/src/platform/http/policy.test.ts',
    'holds for each caller before the body is read',
  ],
  'one fixed admin e-mail and password in the page': [
    'tests/journeys/policy.test.ts',
    'no file that a browser gets holds a password',
  ],
  'a city is chosen by two lists, of states and of cities': [
    'public-site/src/features/booking-form/place-search.test.tsx',
    'a typed name is picked by Enter or by going on',
  ],
  'the distance of an Outstation trip is a random 50 to 549 km, that of the others is typed': [
    'public-site/src/features/booking-form/place-search.test.tsx',
    'fills in state, city and distance',
  ],
  "every cab says 'Manual - Petrol'": [
    'public-site/src/routes/cars-page.test.tsx',
    'says the gearbox and fuel that are known',
  ],
  'each cab has a card of its own': [
    'public-site/src/lib/alike-cabs.test.ts',
    'cabs that are the same to a visitor are one row',
  ],
  'a package is booked from its card': [
    'public-site/src/routes/package-page.test.tsx',
    'a card leads to its page, and says days and price',
  ],
  'pages are in English': ['api-server/src/platform/pages/seo.test.ts', 'names itself and the other languages'],
  'visitors see every cab of the trip type': ['api-server/src/cabs/cabs.test.ts', 'the available ones of a trip type'],
  'the page scrolls to top on every route change': [
    'tests/nightly/site-frame.test.ts',
    'await expect.poll(() => scrollY(page)).toBe(600)',
  ],
  '35 rupees per km, fixed': ['tests/nightly/fares.test.ts', 'form, quote and booking have the same price'],
  "each cab carries '₹1000 excluding fees'": ['tests/nightly/fares.test.ts', 'no page says that fees are excluded'],
  "the browser's total counts": [
    'api-server/src/bookings/routes/send-email-route.test.ts',
    "prices the stored cab and ignores the client's price",
  ],
  'Srikakulam is listed twice': ['api-server/src/places/routes.test.ts', 'gives the 102 cities, Srikakulam once'],
  '`tourEdit/{id}` without a leading slash': ['tests/journeys/policy.test.ts', '`/tourEdit/'],
  '`numberOfPersons` on create, `noOfPersons` on edit': [
    'api-server/src/packages/fields.test.ts',
    'an update accepts noOfPersons',
  ],
  "'Form submitted successfully!' always": [
    'public-site/src/features/enquiry-forms/contact-form.test.tsx',
    "['success', taken, 'Form submitted successfully!']",
  ],
  'forms post to an external service': [
    'api-server/src/enquiries/form-service.test.ts',
    'hands each form on with the access key',
  ],
  'failures of fetch, update and create are only logged': [
    'admin-console/src/features/cabs/cab-table.test.tsx',
    'a delete that failed says so',
  ],
  "a remote's script may take 120 s, a call forever": [
    'tests/nightly/failures.test.ts',
    'when the entry hangs, the message comes in time',
  ],
  'alerts after create, update and delete': [
    'tests/nightly/site-account.test.ts',
    'shows a toast at the top right for 5 s',
  ],
  'Select on /cars goes to /confirmbooking': [
    'public-site/src/routes/cars-page.test.tsx',
    'without one, Select keeps the cab and leads to the form',
  ],
  "a login in the home page's popup leads to /admin": [
    'public-site/src/features/account/account.test.tsx',
    'a customer reads the name, with the way to the trips and none to the console',
  ],
  'the login of /login leads to /table': ['tests/journeys/console-session.test.ts', 'opens the page after it'],
  'registering an address that has an account: not shown': [
    'api-server/src/accounts/accounts.test.ts',
    'reveals to the owner only that an address has an account',
  ],
  '/contactus has the map embedded': [
    'public-site/src/routes/company-pages.test.tsx',
    'and a map when it is asked for',
  ],
  'any image file is taken as a picture': [
    'api-server/src/platform/files/pictures.test.ts',
    'kinds that are pictures but not taken',
  ],
  'no limits beyond those shown (§5)': ['shared-api/src/contract/trip-problems.test.ts', "['a minute more ahead'"],
  'Mail Id is required to book': ['public-site/src/routes/confirm-booking.test.tsx', 'a mail address may be left out'],
  'any PDF is accepted': [
    'api-server/src/platform/files/routes.test.ts',
    'are PDFs that are downloaded, and never shown in our origin',
  ],
  'no rate limits': ['api-server/src/platform/http/guards.test.ts', 'toEqual([429, true])'],
  'an unlisted field: not shown': [
    'api-server/src/enquiries/enquiries.test.ts',
    'answers a robot that fills the honeypot alike, and stores nothing',
  ],
  'bookings reach the company by mail only': [
    'api-server/src/bookings/routes/send-email-route.test.ts',
    'stores the booking with its history',
  ],
  'bookings are cancelled by phone only': [
    'public-site/src/routes/company-pages.test.tsx',
    'cancelled by phone only, or by you on your trip page',
  ],
  'a pick-up may be any minute now': [
    'shared-api/src/contract/trip-problems.test.ts',
    'a visitor books an hour ahead, or calls',
  ],
  'a package is deleted at any time': ['api-server/src/catalogue/catalogue.test.ts', 'toEqual([409, refusal])'],
  'the booking form calls `cities` on load': [
    'public-site/src/features/booking-form/place-search.test.tsx',
    'asks for the cities once the lists of them are shown',
  ],
  'a cab with too few seats leads to the confirm page': [
    'public-site/src/routes/cars-page.test.tsx',
    'a cab that is too small for the filled-in trip leads to the form',
  ],
  'the confirm page shows the number of persons of an Outstation trip': [
    'public-site/src/routes/confirm-page.test.tsx',
    'a Drop Trip with its persons',
  ],
  'a cab may be promised twice': [
    'api-server/src/bookings/routes/desk-routes.test.ts',
    'is not confirmed for two trips at a time',
  ],
  'PDF links: host and path for holidays, the raw value for tours': [
    'api-server/src/packages/routes.test.ts',
    'update takes a new picture, a new PDF, and the addresses of stored ones',
  ],
}
