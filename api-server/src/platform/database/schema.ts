import type { Generated, Selectable } from 'kysely'
import type {
  BookingStatus,
  CabClass,
  DocumentKind,
  ExpenseKind,
  MessageChannel,
  PaperKind,
  TripEvent,
} from 'shared-api/contract'
import type { Language } from 'shared-api/languages'

/** Instants are ms since 1970, money is whole paise, flags are 0 or 1, lists and snapshots are JSON text. */
export interface Schema {
  users: UsersTable
  sessions: SessionsTable
  cabs: CabsTable
  cabTripTypes: CabTripTypesTable
  packages: PackagesTable
  tariffs: TariffsTable
  vehicles: VehiclesTable
  drivers: DriversTable
  papers: PapersTable
  bookings: BookingsTable
  bookingTerms: BookingTermsTable
  bookingHistory: BookingHistoryTable
  bookingChanges: BookingChangesTable
  assignments: AssignmentsTable
  links: LinksTable
  payments: PaymentsTable
  paymentClaims: PaymentClaimsTable
  paymentOrders: PaymentOrdersTable
  documentSeries: DocumentSeriesTable
  documents: DocumentsTable
  driving: DrivingTable
  expenses: ExpensesTable
  touristLists: TouristListsTable
  passwordLinks: PasswordLinksTable
  idempotencyKeys: IdempotencyKeysTable
  outbox: OutboxTable
  enquiries: EnquiriesTable
  enquiryTerms: EnquiryTermsTable
  rateLimits: RateLimitsTable
  settings: SettingsTable
  activity: ActivityTable
}

type Flag = 0 | 1

interface UsersTable {
  id: string
  name: string
  email: string
  /** The address in lower case: what makes an account unique. */
  emailKey: string
  passwordHash: string
  role: 'admin' | 'customer'
  /** Of staff alone; null too in an account that a process of the release before added, until the next start. */
  staffRole: 'owner' | 'clerk' | null
  /** A colleague chose the password. */
  mustChangePassword: Flag
  /** When the customer showed, by a mailed link, that the address is theirs. */
  mailProvedAt: number | null
  disabledAt: number | null
  createdAt: number
  updatedAt: number
}

interface SessionsTable {
  /** SHA-256 of the id that the cookie carries; the id itself is stored nowhere. */
  idHash: string
  userId: string
  createdAt: number
  seenAt: number
}

interface CabsTable {
  id: string
  carModel: string
  brand: string
  seats: number
  pricePaise: number | null
  description: string
  availability: Flag
  onRide: Flag
  localTripType: 'Hour-Basis' | 'Day-Use' | null
  pricePerDayPaise: number | null
  pricePerKmPaise: number | null
  imageUrl: string
  cabClass: CabClass | null
  /** Counts the edits; the ETag of the cab. */
  version: number
  createdAt: number
  updatedAt: number
  /** A deleted cab stays for the bookings that point to it. */
  deletedAt: number | null
}

interface CabTripTypesTable {
  cabId: string
  tripType: 'Outstation' | 'Local Trip' | 'Drop Trip'
}

interface PackagesTable {
  id: string
  kind: 'holiday' | 'tour'
  name: string
  imageUrl: string
  /** JSON list of { id, name }. */
  services: string
  /** JSON list of { id, name }. */
  category: string
  pdf: string | null
  /** Tours only. */
  numberOfPersons: number | null
  version: number
  createdAt: number
  updatedAt: number
  deletedAt: number | null
}

interface TariffsTable {
  id: string
  name: string
  /** JSON of the tariff without id and name, in paise and basis points. */
  parts: string
  /** The first and last day it prices trips, 'YYYY-MM-DD'; without a first it is not in force. */
  validFrom: string | null
  /** When it was put in force. */
  putAt: number | null
  version: number
  createdAt: number
  updatedAt: number
  deletedAt: number | null
}

interface VehiclesTable {
  id: string
  /** As its plate has it, 'TN 01 AB 1234'; null until the desk has entered it. */
  registration: string | null
  cabId: string
  enabled: Flag
  note: string
  version: number
  createdAt: number
  updatedAt: number
  /** A deleted vehicle stays for its trips. */
  deletedAt: number | null
}

interface DriversTable {
  id: string
  name: string
  /** E.164; '' in one that was deleted, as `licence`. */
  mobile: string
  licence: string
  enabled: Flag
  note: string
  version: number
  createdAt: number
  updatedAt: number
  /** A deleted driver stays by name, for the trips. */
  deletedAt: number | null
}

/** A paper of a vehicle or of a driver. */
interface PapersTable {
  id: string
  vehicleId: string | null
  driverId: string | null
  kind: PaperKind
  number: string
  /** 'YYYY-MM-DD' in Indian Standard Time. */
  lastDay: string
}

interface BookingsTable {
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
  returnLocation: string | null
  package: string | null
  /** JSON list of texts. */
  visitingPlaces: string
  numberOfPersons: number
  cabType: string | null
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
  /** Of a local trip by hours. */
  hours: number | null
  cabId: string
  /** JSON of the contract's CabSnapshot, so that the booking reads the same when the cab changes. */
  cabSnapshot: string
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
  version: number
  createdAt: number
  updatedAt: number
  search: SearchText
}

/** The words of a record in lower case, each between spaces; null in one that the release before stored. */
type SearchText = Generated<string | null>

/** The words of bookings as the release before searched them; nothing reads or writes them any more. */
interface BookingTermsTable {
  term: string
  bookingId: string
  createdAt: number | null
}

/** Changes of a booking's status. The first status is in the booking, unless staff took it. */
interface BookingHistoryTable {
  id: string
  bookingId: string
  status: BookingStatus
  at: number
  byName: string
  /** Why, where the desk said it. */
  reason: string | null
}

/** What of a booking was changed in place. */
interface BookingChangesTable {
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

/** Who drives which vehicle on a trip, and from when to when they are taken. */
interface AssignmentsTable {
  bookingId: string
  vehicleId: string
  driverId: string
  startsAt: number
  endsAt: number
  /** What the traveller tells the driver at the start: 4 digits. */
  code: string
}

/** Links by which a traveller or driver opens one booking. */
interface LinksTable {
  /** SHA-256 of the token; the token itself is stored nowhere. */
  tokenHash: string
  kind: 'traveller' | 'driver'
  bookingId: string
  /** Of a driver's link. */
  driverId: string | null
  createdAt: number
}

/** What was paid, and given back: rows that are only ever added. */
interface PaymentsTable {
  id: string
  /** Null once the booking is deleted. */
  bookingId: string | null
  bookingReference: string
  at: number
  byName: string
  way: string
  /** Negative for a refund. */
  amountPaise: number
  /** The bank's or provider's number; '' for none. */
  reference: string
  note: string
  /** The driver who took the cash. */
  driverId: string | null
  /** What keeps one payment from being noted twice: the request's key, or the provider's id. */
  onceKey: string | null
}

/** What travellers say they paid. */
interface PaymentClaimsTable {
  id: string
  bookingId: string
  amountPaise: number
  reference: string
  at: number
  outcome: 'waiting' | 'accepted' | 'refused'
  settledAt: number | null
  settledBy: string | null
}

/** What a payment provider was asked to take. */
interface PaymentOrdersTable {
  id: string
  provider: string
  bookingId: string
  amountPaise: number
  createdAt: number
}

/** The last number of each series, such as 'INV-26-27'. */
interface DocumentSeriesTable {
  series: string
  last: number
}

/** Invoices, receipts and their kin: issued with a number, and never changed. */
interface DocumentsTable {
  number: string
  kind: DocumentKind
  /** The Indian day of issue. */
  day: string
  issuedAt: number
  byName: string
  /** Null once the booking is deleted. */
  bookingId: string | null
  bookingReference: string
  totalPaise: number
  /** Of a credit note: the invoice that it takes back. */
  ofNumber: string | null
  /** Of a receipt or refund voucher. */
  paymentId: string | null
  /** JSON of the contract's DocumentContent. */
  content: string
}

/** What was driven on a trip, as its driver reports it. */
interface DrivingTable {
  bookingId: string
  openingKm: number | null
  closingKm: number | null
  waitingMinutes: number | null
  /** Whether the km are far off the estimate. */
  doubt: Flag
}

/** What a driver paid on the way. */
interface ExpensesTable {
  /** Made by the driver's phone, so unique within its booking alone. */
  id: string
  bookingId: string
  kind: ExpenseKind
  amountPaise: number
  /** The key of the photo of its receipt. */
  photo: string | null
  at: number
}

/** The passengers of a trip, for the time that the law asks for. */
interface TouristListsTable {
  bookingId: string
  origin: string
  destination: string
  /** JSON list of { name, age }. */
  passengers: string
}

/** Links by which a customer sets a new password, or proves the address of the account. */
interface PasswordLinksTable {
  /** SHA-256 of the token; the token itself is stored nowhere. */
  tokenHash: string
  userId: string
  purpose: Generated<'password' | 'address'>
  createdAt: number
}

interface IdempotencyKeysTable {
  keyHash: string
  bodyHash: string
  bookingId: string
  /** JSON of the reply that the first request got. */
  reply: string
  createdAt: number
}

interface OutboxTable {
  id: string
  kind:
    | 'booking-desk'
    | 'booking-visitor'
    | 'booking-changed'
    | 'booking-step'
    | 'booking-phone'
    | 'driver-phone'
    | 'trip-link'
    | 'trip-link-desk'
    | 'trip-desk'
    | 'enquiry-desk'
    | 'enquiry-service'
    | 'account-exists'
    | 'password-forgotten'
    | 'address-proof'
    | 'limit-desk'
  bookingId: string | null
  enquiryId: string | null
  recipient: string
  subject: string
  /** In which its body is written. */
  language: Language
  /** The same at every attempt, so that a mail server can drop a repeat. */
  messageId: string
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'held'
  attempts: number
  /** When it is due; while it is being sent, when the claim lapses. */
  dueAt: number
  /** Why the last attempt failed, or why it is held. */
  lastError: string | null
  createdAt: number
  sentAt: number | null
  /** What a message about a booking announces. */
  event: TripEvent | null
  channel: Generated<MessageChannel>
  /** Who sent it by hand. */
  sentBy: string | null
  /** No two messages have the same, so that a step is announced once. */
  onceKey: string | null
  /** A hash of the network whose request caused it, while it waits; null for the desk's own. */
  source: string | null
  /** Messages are sent in this order: each further one of a source counts as if it had come later. */
  turnAt: number
}

interface EnquiriesTable {
  id: string
  kind: 'contact' | 'package' | 'custom-tour'
  status: 'new' | 'answered' | 'closed'
  name: string
  email: string
  phone: string
  message: string | null
  category: 'Basic' | 'Premium' | null
  tourName: string | null
  services: string | null
  imageUrl: string | null
  numberOfPersons: number | null
  visitingPlaces: string | null
  note: string
  version: number
  createdAt: number
  updatedAt: number
  search: SearchText
}

/** Like `BookingTermsTable`. */
interface EnquiryTermsTable {
  term: string
  enquiryId: string
}

interface RateLimitsTable {
  /** SHA-256 of the rule and whom it counts: no address is stored. */
  key: string
  /** When the bucket will be empty again, ms since 1970. */
  emptyAt: number
}

interface SettingsTable {
  key: string
  value: string
}

/** What staff did. No key leads to what it is about, which may be gone. */
interface ActivityTable {
  id: string
  at: number
  userId: string
  byName: string
  code: string
  subjectId: string
  subjectName: string
  detail: string
}

export type UserRow = Selectable<UsersTable>
export type CabRow = Selectable<CabsTable>
export type TariffRow = Selectable<TariffsTable>
export type VehicleRow = Selectable<VehiclesTable>
export type DriverRow = Selectable<DriversTable>
export type PaperRow = Selectable<PapersTable>
export type PackageRow = Selectable<PackagesTable>
export type BookingRow = Omit<Selectable<BookingsTable>, 'search'>
export type DrivingRow = Selectable<DrivingTable>
export type ExpenseRow = Selectable<ExpensesTable>
export type LinkRow = Selectable<LinksTable>
export type PaymentRow = Selectable<PaymentsTable>
export type PaymentClaimRow = Selectable<PaymentClaimsTable>
export type PaymentOrderRow = Selectable<PaymentOrdersTable>
export type DocumentRow = Selectable<DocumentsTable>
export type StatusChange = Pick<BookingHistoryTable, 'status' | 'at' | 'byName' | 'reason'>
export type BookingChangeRow = Selectable<BookingChangesTable>
export type OutboxRow = Selectable<OutboxTable>
export type EnquiryRow = Omit<Selectable<EnquiriesTable>, 'search'>
