import { booking as english } from './en/booking.tsx'
import { textsOf } from './page.ts'

export const bookingTexts = () => textsOf('booking', english)
