import type { Generated } from 'kysely'
import type { BookingStatus, MoneyWhat, OwnWords } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'
import type { Flag, SearchText } from './columns.ts'

/** The columns of `OWN_WORDS` are texts, null where nothing was said. */
export interface BookingsTable extends Record<OwnWords, string | null> {
  id: string
  reference: string
  status: BookingStatus
  tripType: 'Outstation' | 'Local Trip' | 'Drop Trip'
  localTripType: 'Hour-Basis' | 'Day-Use' | null
  fromCity: string
  toCity: string
  /** Dates ('YYYY-MM-DD') and times ('HH:MM') are Indian Standard Time. */
  pickUpDate: string
  pickUpTime: string
  pickUpLocation: string
  returnDate: string | null
  returnTime: string | null
  /** JSON list of texts. */
  visitingPlaces: string
  numberOfPersons: number
  distanceKm: number
  farePaise: number
  totalPaise: number
  /**
   * JSON of the fare's lines in paise, the tariff that made them, and what is paid before the trip. Null until the next
   * start in a booking that a process of the release before stored.
   */
  fareLines: string | null
  tariffId: string | null
  tariffName: string | null
  advancePaise: number | null
  /** What a cancelled booking costs; null while nothing was decided. */
  feePaise: number | null
  /** The version of the settings whose privacy notice was shown to who booked; null where the desk took it. */
  noticeVersion: Generated<number | null>
  /** What goodwill and papers took off its price: counted again by the ledger at each of them. */
  forgivenPaise: Generated<number>
  /** Of a local trip by hours. */
  hours: number | null
  cabId: string
  /** JSON of the contract's CabSnapshot, so that the booking reads the same when the cab changes. */
  cabSnapshot: string
  /** The vehicle whose way back a return offer sold as this trip. */
  promisedVehicleId: Generated<string | null>
  /** When the cab is taken: the trip's start, and its return or expected arrival. */
  startsAt: number
  endsAt: number
  name: string
  mobile: string
  mail: string
  /** Whether the traveller agreed to messages by WhatsApp or SMS. */
  messagesByPhone: Generated<Flag>
  /** The language of messages to the traveller; null in one that the release before stored. */
  language: Language | null
  note: string
  /** The account of the customer who was logged in while booking; null once it is erased. */
  userId: string | null
  /** The reference of the booking whose place it took. */
  insteadOf: string | null
  /** The reference of the first car of its party; null for a booking of one car. */
  party: Generated<string | null>
  version: number
  createdAt: number
  updatedAt: number
  search: SearchText
}

/** The words of bookings as the release before searched them; nothing reads or writes them any more. */
export interface BookingTermsTable {
  term: string
  bookingId: string
  createdAt: number | null
}

/** Changes of a booking's status. The first status is in the booking, unless staff took it. */
export interface BookingHistoryTable {
  id: string
  bookingId: string
  status: BookingStatus
  at: number
  byName: string
  /** Why, where the desk said it. */
  reason: string | null
}

/** What of a booking was changed in place. */
export interface BookingChangesTable {
  id: string
  bookingId: string
  at: number
  byName: string
  /** Why, where the desk said it. */
  reason: string | null
  /** JSON of the fields that changed, as they were and as they are since; a total in paise. */
  before: string
  after: string
}

/** Who changed price, payments and papers of a booking: rows that are only ever added. */
export interface MoneyChangesTable {
  id: string
  /** Null once the booking is deleted. */
  bookingId: string | null
  bookingReference: string
  at: number
  byName: string
  what: MoneyWhat
  /** The code of a line, the way of a payment, the number of a document, or the status that changed the price. */
  subject: string
  beforePaise: number
  afterPaise: number
  /** '' where nobody said why. */
  reason: string
}

/** Who drives which vehicle on a trip, and from when to when they are taken. */
export interface AssignmentsTable {
  bookingId: string
  vehicleId: string
  driverId: string
  startsAt: number
  endsAt: number
  /** What the traveller tells the driver at the start: 4 digits. */
  code: string
}

/** Who drove which vehicle on a trip before another took over; `AssignmentsTable` has who drives it now. */
export interface EarlierLegsTable {
  id: string
  bookingId: string
  vehicleId: string
  driverId: string
  /** What the trip had come to by then. */
  status: BookingStatus
  startsAt: number
  endsAt: number
  /** The city where it was left, by its id; null for where the trip began. */
  city: string | null
  /** Whether another drives the same vehicle on, whose odometer goes on too. */
  keepsVehicle: Flag
  openingKm: number | null
  closingKm: number | null
  waitingMinutes: number | null
  /** What of the allowance is this driver's; the rest is the last one's. */
  sharePaise: Generated<number>
}

/** Links by which a traveller or driver opens one booking. */
export interface LinksTable {
  /** SHA-256 of the token; the token itself is stored nowhere. */
  tokenHash: string
  kind: 'traveller' | 'driver'
  bookingId: string
  /** Of a driver's link; null once it is closed. */
  driverId: string | null
  /** Whose a closed one was. */
  closedDriverId: Generated<string | null>
  createdAt: number
}

export interface IdempotencyKeysTable {
  keyHash: string
  bodyHash: string
  bookingId: string
  /** JSON of the reply that the first request got. */
  reply: string
  createdAt: number
}
