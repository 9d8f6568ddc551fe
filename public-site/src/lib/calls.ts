import {
  ApiProblem,
  getArticle,
  getAvailableCars,
  getCities,
  getCityRoute,
  getCityRoutes,
  getCompany,
  getDistance,
  getFreeCabs,
  getHolidays,
  getHolidayTeasers,
  getMyTrips,
  getOffer,
  getPackageWords,
  getQuestions,
  getReturnOffers,
  getSavedTraveller,
  getTariffInForce,
  getTours,
  getTrip,
} from 'shared-api/client'
import type { TripType } from 'shared-api/contract'
import { pageLanguage } from '../texts/page.ts'
import { api } from './client.ts'

// The calls of the queries, in a module of their own: it is loaded with the first call.
export const company = () => getCompany(api())
export const article = (name: Parameters<typeof getArticle>[1]) => getArticle(api(), name)
export const questions = () => getQuestions(api())
export const tariff = () => getTariffInForce(api())
export const availableCars = (category?: TripType) => getAvailableCars(api(), category, otherLanguage())
export const holidays = () => getHolidays(api(), otherLanguage())
export const holidayTeasers = () => getHolidayTeasers(api(), otherLanguage())
export const tours = () => getTours(api(), otherLanguage())
export const packageWords = (kind: 'holiday' | 'tour') => getPackageWords(api(), kind)
export const cityRoutes = () => getCityRoutes(api())
/** All of the page of a pair of cities; null if it has none. */
export const cityRoute = (slug: string) => getCityRoute(api(), slug, otherLanguage()).catch(nullAt(404))
export const cities = () => getCities(api())
/** A trip by its traveller's link; null if the link is unknown or dead. */
export const trip = (token: string) => getTrip(api(), token).catch(nullAt(404))
/** A quotation by its traveller's link; null if the link is unknown or dead. */
export const offer = (token: string) => getOffer(api(), token).catch(nullAt(404))
/** The trips of the customer who is logged in; null once nobody is. */
export const myTrips = () => getMyTrips(api()).catch(nullAt(401))
export const savedTraveller = () => getSavedTraveller(api())
export const distance = (...way: [from: string, to: string, via: readonly string[]]) => getDistance(api(), ...way)
export const returnOffers = (from: string, to: string) => getReturnOffers(api(), from, to)
export const freeCabs = (trip: Parameters<typeof getFreeCabs>[1]) => getFreeCabs(api(), trip)

/** The language that a list is asked for; English is what is given without. */
const otherLanguage = () => (pageLanguage() === 'en' ? undefined : pageLanguage())

function nullAt(status: number) {
  return (cause: unknown): null => {
    if (cause instanceof ApiProblem && cause.status === status) return null
    throw cause
  }
}
