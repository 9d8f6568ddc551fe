import {
  getAvailableCars,
  getCities,
  getCompany,
  getDistance,
  getFreeCabs,
  getHolidays,
  getTariffInForce,
  getTours,
} from 'shared-api/client'
import type { TripType } from 'shared-api/contract'
import { api } from './client.ts'

// The calls of the queries, in a module of their own: it is loaded with the first call.
export const company = () => getCompany(api())
export const tariff = () => getTariffInForce(api())
export const availableCars = (category?: TripType) => getAvailableCars(api(), category)
export const holidays = () => getHolidays(api())
export const tours = () => getTours(api())
export const cities = () => getCities(api())
export const distance = (from: string, to: string) => getDistance(api(), from, to)
export const freeCabs = (trip: Parameters<typeof getFreeCabs>[1]) => getFreeCabs(api(), trip)
