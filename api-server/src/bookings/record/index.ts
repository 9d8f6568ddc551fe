export {
  type BookingRecord,
  columnsOf,
  findBooking,
  lockBooking,
  parseBooking,
  parseCab,
  parseLines,
  writeBooking,
} from './booking.ts'
export { COSTS, PAID_PAISE, priceOf } from './costs.ts'
export { tripOf } from './fields.ts'
export { moneyChangesOf, recordMoney, toMoneyChange } from './money-changes.ts'
export { type RequestKey, storedReply } from './reply.ts'
export { bookingSearch, cabNameOf } from './search.ts'
