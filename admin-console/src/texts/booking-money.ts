import { bookingMoney as english } from './en/booking-money.ts'
import { textsOf } from './page.ts'

export const bookingMoneyTexts = () => textsOf('bookingMoney', english)
