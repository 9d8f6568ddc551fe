import { refusedAs } from './problems.ts'
import { z } from './zod.ts'

/** Whole numbers from 0. */
export const wholeTo = (max: number) =>
  refusedAs(z.int().min(0).max(max), { code: 'whole-number', params: { min: 0, max } })
/** What an odometer says, in km. */
export const Odometer = wholeTo(9_999_999)
