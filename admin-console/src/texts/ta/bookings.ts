import type { Texts } from '../page.ts'

export const bookings: Texts['bookings'] = {}
