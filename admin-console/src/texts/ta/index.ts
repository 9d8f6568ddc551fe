import type { Texts } from '../page.ts'
import { activity } from './activity.ts'
import { assignment } from './assignment.ts'
import { board } from './board.ts'
import { bookingList } from './booking-list.ts'
import { bookingMoney } from './booking-money.ts'
import { bookingPage } from './booking-page.ts'
import { bookings } from './bookings.ts'
import { books } from './books.ts'
import { cabs } from './cabs.ts'
import { catalogue } from './catalogue.ts'
import { common } from './common.ts'
import { desk } from './desk.ts'
import { driverCash } from './driver-cash.ts'
import { enquiries } from './enquiries.ts'
import { fleet } from './fleet.ts'
import { frame } from './frame.ts'
import { imports } from './imports.ts'
import { packages } from './packages.ts'
import { personalData } from './personal-data.ts'
import { phoneBooking } from './phone-booking.ts'
import { session } from './session.ts'
import { settings } from './settings.ts'
import { staff } from './staff.ts'
import { tariffs } from './tariffs.ts'
import { tripSheet } from './trip-sheet.ts'

export const texts: Texts = {
  activity,
  assignment,
  board,
  bookingList,
  bookingMoney,
  bookingPage,
  bookings,
  books,
  cabs,
  catalogue,
  common,
  desk,
  driverCash,
  enquiries,
  fleet,
  frame,
  imports,
  packages,
  personalData,
  phoneBooking,
  session,
  settings,
  staff,
  tariffs,
  tripSheet,
}
