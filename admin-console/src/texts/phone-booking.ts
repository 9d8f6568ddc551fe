import { phoneBooking as english } from './en/phone-booking.ts'
import { textsOf } from './page.ts'

export const phoneBookingTexts = () => textsOf('phoneBooking', english)
