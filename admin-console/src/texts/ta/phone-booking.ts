import type { Texts } from '../page.ts'

export const phoneBooking: Texts['phoneBooking'] = {}
