import { bookings as english } from './en/bookings.ts'
import { textsOf } from './page.ts'

export const bookingsTexts = () => textsOf('bookings', english)
