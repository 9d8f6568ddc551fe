import { later } from './later.ts'

/** The rules of a trip; they hold the contract's schemas. */
export const tripRules = later(() => import('./trip-check.ts'))
