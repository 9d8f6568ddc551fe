import { bookingPage as english } from './en/booking-page.ts'
import { textsOf } from './page.ts'

export const bookingPageTexts = () => textsOf('bookingPage', english)
