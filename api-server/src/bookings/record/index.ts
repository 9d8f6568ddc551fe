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
export { COSTS, PAID_PAISE } from './costs.ts'
export { tripOf } from './fields.ts'
export { type RequestKey, storedReply } from './reply.ts'
export { bookingSearch, cabNameOf } from './search.ts'
