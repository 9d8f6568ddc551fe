import { bookingList as english } from './en/booking-list.ts'
import { textsOf } from './page.ts'

export const bookingListTexts = () => textsOf('bookingList', english)
