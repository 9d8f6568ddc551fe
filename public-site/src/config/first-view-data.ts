import { inPageLanguage, QUESTIONS_PATH } from 'shared-api/first-view'
import type { paths } from './paths.ts'

const COMPANY = '/api/v1/company'
const CABS = inPageLanguage('/api/v1/avaibleCars')
const CABS_FIRST = inPageLanguage('/api/v1/avaibleCars?category=Outstation')
const TARIFF = '/api/v1/tariff'
const HOLIDAYS = inPageLanguage('/api/v1/holiday')
const HOLIDAY_TEASERS = inPageLanguage('/api/v1/holiday/teasers')
const TOURS = inPageLanguage('/api/v1/tour')
const CITY_ROUTES = '/api/v1/city-routes'
const CITY_ROUTE = inPageLanguage(`${CITY_ROUTES}/{id}`)
const textOf = (article: string) => `/api/v1/company/texts/${article}`

/**
 * The API paths of the replies that each page's first view shows: the server renders the page of them and sends them
 * along. One with ':token' is that of the address, and is kept nowhere; '{id}' is that of the address, too, for everyone. The confirm page is of the visitor's own trip, which only the browser has: null.
 */
export const firstViewData: Record<keyof typeof paths, string[] | null> = {
  home: [COMPANY, TARIFF, CABS_FIRST, HOLIDAY_TEASERS, QUESTIONS_PATH],
  about: [COMPANY, textOf('about')],
  cars: [COMPANY, TARIFF, CABS],
  cityRoutes: [COMPANY, CITY_ROUTES],
  cityRoute: [COMPANY, TARIFF, CITY_ROUTE, QUESTIONS_PATH],
  confirm: null,
  contact: [COMPANY, QUESTIONS_PATH],
  terms: [COMPANY, TARIFF, textOf('terms')],
  findTrip: [COMPANY],
  trip: [COMPANY, '/api/v1/trip/:token'],
  quotation: [COMPANY, '/api/v1/quotation/:token'],
  forgotten: [COMPANY],
  newPassword: null,
  myTrips: [COMPANY],
  proveAddress: null,
  privacy: [COMPANY, textOf('privacy')],
  holidays: [COMPANY, HOLIDAYS],
  tours: [COMPANY, TOURS],
  holidayPage: [COMPANY, HOLIDAYS],
  tourPage: [COMPANY, TOURS],
  packageBooking: [COMPANY, HOLIDAYS, TOURS],
  customTour: [COMPANY],
}
