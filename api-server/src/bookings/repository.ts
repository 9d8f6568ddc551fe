import type { Kysely } from 'kysely'
import PQueue from 'p-queue'
import { type BookingDetails, type BookingReceipt, STEP } from 'shared-api/contract'
import type { Offer } from 'shared-api/fares'
import type { Language } from 'shared-api/languages'
import type { Database } from '../platform/database/open.ts'
import type { BookingRow, MoneyChangeRow, Schema } from '../platform/database/schema.ts'
import { withNote } from '../platform/database/with-note.ts'
import { AppError } from '../platform/http/problems.ts'
import { tariffRepository } from '../tariffs/index.ts'
import { changeTrip } from './changing/change-trip.ts'
import { languageOf, refuseUnlessOpen } from './changing/open-booking.ts'
import { setOwnLines } from './changing/own-lines.ts'
import { fullCabs } from './holds/held.ts'
import { nearestForBooking } from './holds/nearest.ts'
import { type OfferTerms, offersAt } from './holds/offers.ts'
import { planOfDay } from './holds/plan.ts'
import type { Announce } from './messages/announce.ts'
import { bookableCab } from './record/bookable-cab.ts'
import { deleteOldKeys, earlierReply, KeyTaken, rememberReply } from './record/idempotency.ts'
import { type BookingRecord, findBooking as bookingOf, lockBooking, type RequestKey } from './record/index.ts'
import { insertBookingRow } from './record/insert.ts'
import { eachBooking, listBookings } from './record/list.ts'
import { moneyChangesOf } from './record/money-changes.ts'
import { bookingsOfCustomer } from './record/of-customer.ts'
import { soldByOffer } from './record/offered.ts'
import { bookingByReference, findBooking, tripIdentity } from './record/page.ts'
import { type PartyCar, partiesOf } from './record/party.ts'
import { bookQuoted } from './record/quoted.ts'
import { newBookingRow } from './record/row.ts'
import { toReceipt } from './record/wire.ts'
import { assignBooking } from './steps/assign.ts'
import { cancelBookings } from './steps/cancel.ts'
import { noteChangeRequest } from './steps/change-request.ts'
import { choicesForTrips, handOver } from './steps/hand-over.ts'
import { shareLeg } from './steps/share.ts'
import { stepLocked, takeStep, updateBooking, writeStep } from './steps/update.ts'

export type BookingRepository = ReturnType<typeof bookingRepository>
/** Data of a request to book, apart from the booking. */
type Origin = {
  key: RequestKey | null
  takenBy: string | null
  /** The visitor whose limits hold, as `callerOf` gives them; the desk has none. */
  caller?: string | null
  language?: Language
  /** The account of the customer who books. */
  userId?: string | null
  ofEnquiry?: string
  /** The settings for a booking at the price of a return offer. */
  offer?: OfferTerms
  alongside?: Alongside
  /** How many cars one party books, if more than one. */
  cars?: number | undefined
}
/** What is stored in the transaction of a new booking; a repeated request stores nothing. */
export type Alongside = (tx: Kysely<Schema>, bookingId: string) => Promise<unknown>

/** Bookings: places them, and changes them for the desk. */
export function bookingRepository(database: Database, now: () => number, announce: Announce) {
  const tariffs = tariffRepository(database, now)
  const { db, transaction } = database
  // Who waits for an offer that another is taking holds no connection meanwhile.
  const takers = new PQueue({ concurrency: 1 })
  return {
    /**
     * Stores a booking with its history, its mails and its idempotency record, all or nothing. A repeated key gives the
     * first request's receipt and stores nothing. `takenBy` is the name of the staff who took it; null from a visitor. The
     * enquiry of the id `ofEnquiry`, if any, is answered by it, and its notes say so. Of several cars the receipt is the first's.
     * @throws AppError 400 when the cab cannot be booked, 422 when the key belongs to another body, 409 with the usual price when the
     * return offer is gone.
     */
    async place(details: BookingDetails, origin: Origin): Promise<BookingReceipt> {
      const store = () => once(origin.key, (tx) => insertParty(tx, details, origin))
      return origin.offer ? takers.add(store) : store()
    },

    /**
     * Stores a booking in place of another one and cancels that, all or nothing. Their notes name each other, and the
     * new one gets the notes of the other, and its traveller's language.
     * @throws AppError as `place` does; 404; 409 if the other is over or cancelled.
     */
    async replace(id: string, details: BookingDetails, origin: Origin & { takenBy: string }): Promise<BookingReceipt> {
      return once(origin.key, async (tx) => {
        const old = await lockBooking(tx, id)
        refuseUnlessOpen(old)
        const language = await languageOf(tx, old)
        const { messagesByPhone, userId } = old
        const part = {
          ...{ insteadOf: old.reference, note: withNote(`In place of ${old.reference}.`, old.note), language, userId },
          ...(details.messagesByPhone === undefined && { messagesByPhone }),
        }
        const receipt = await insertBooking(tx, details, origin, part)
        const left = { status: STEP.cancel, note: withNote(`Changed to ${receipt.reference}.`, old.note) } as const
        // The message about the new one says it.
        await writeStep(tx, old, left, { byName: origin.takenBy, at: now(), reason: null }, null)
        return receipt
      })
    },

    /**
     * The receipt that the first request with this key got; null when there was none.
     * @throws AppError 422 when the key belongs to another body.
     */
    earlier: (key: RequestKey): Promise<BookingReceipt | null> => earlierReply(db, key, now()),

    /**
     * The receipt that `place` would give, with nothing stored and no key used up. A key that a booking has used gives
     * that booking's.
     * @throws AppError as `place` does
     */
    async pretend(details: BookingDetails, key: RequestKey | null): Promise<BookingReceipt> {
      const earlier = key && (await earlierReply(db, key, now()))
      return (
        earlier ?? toReceipt(newBookingRow(details, await bookableCab(db, details), now(), await tariffs.inForce()))
      )
    },

    list: listBookings(database, now),
    each: eachBooking(database, now),
    find: findBooking(database),

    /** Who changed its money, from the oldest. Throws AppError 404. */
    async moneyChanges(id: string): Promise<MoneyChangeRow[]> {
      await bookingOf(db, id)
      return moneyChangesOf(db, [id])
    },

    byReference: bookingByReference(database),
    identity: tripIdentity(database),
    update: updateBooking(database, now),
    takeStep: takeStep(database, now, announce),
    stepLocked: stepLocked(announce),
    noteChangeRequest: noteChangeRequest(database, now),
    assign: assignBooking(database, now, announce),
    free: nearestForBooking(database, now),
    shareLeg: shareLeg(database),
    choicesForTrips: choicesForTrips(database, now),
    handOver: handOver(database, now, announce),
    plan: planOfDay(database),
    offers: (terms: OfferTerms) => offersAt(db, terms, now()),
    fullCabs: (trip: Parameters<typeof fullCabs>[1]) => fullCabs(db, trip),
    cancelAll: cancelBookings(database, now),
    ofCustomer: bookingsOfCustomer(database),
    setOwnLines: setOwnLines(database, now, announce),
    changeTrip: changeTrip(database, now, announce),
    bookQuoted: bookQuoted(announce),

    /** The cars of a party by the reference of its first; none if there is no such party. */
    async carsOf(party: string): Promise<PartyCar[]> {
      return (await partiesOf(db, [{ party }])).get(party) ?? []
    },

    /** The references of bookings. */
    async referencesOf(ids: string[]): Promise<Pick<BookingRow, 'id' | 'reference'>[]> {
      if (ids.length === 0) return []
      return db.selectFrom('bookings').select(['id', 'reference']).where('id', 'in', ids).execute()
    },

    deleteOldKeys: (): Promise<void> => deleteOldKeys(db, now()),
  }

  /** The receipt of the first request with this key, or of what `store` stores now. */
  async function once(key: RequestKey | null, store: (tx: Kysely<Schema>) => Promise<BookingReceipt>) {
    try {
      return await transaction(async (tx) => {
        const first = key && (await earlierReply(tx, key, now()))
        return first ?? (await store(tx))
      })
    } catch (error) {
      // The same request at the same moment was quicker, and the change it made may be what refused this one.
      const mayRepeat = error instanceof KeyTaken || error instanceof AppError
      const first = key && mayRepeat ? await earlierReply(db, key, now()) : null
      if (!first) throw error
      return first
    }
  }

  async function insertParty(tx: Kysely<Schema>, details: BookingDetails, origin: Origin): Promise<BookingReceipt> {
    const receipt = await insertBooking(tx, details, origin)
    if (origin.cars) await insertOthers(tx, details, origin, receipt)
    return receipt
  }

  /** The other cars of a party, each a booking of its own. Their messages are those of the first. */
  async function insertOthers(
    tx: Kysely<Schema>,
    details: BookingDetails,
    { cars = 1, takenBy, language, userId = null }: Origin,
    { _id, reference: party }: BookingReceipt,
  ): Promise<void> {
    await tx.updateTable('bookings').set({ party }).where('id', '=', _id).execute()
    const cab = await bookableCab(tx, details)
    const tariff = await tariffs.inForce(tx)
    for (let nth = 1; nth < cars; nth++) {
      const row = { ...newBookingRow(details, cab, now(), tariff), language: language ?? null, userId, party }
      await insertBookingRow(tx, row, { takenBy }, async () => {})
    }
  }

  async function insertBooking(
    tx: Kysely<Schema>,
    details: BookingDetails,
    { key, takenBy, caller, language, userId = null, ofEnquiry, offer, alongside }: Origin,
    part: Partial<BookingRecord> = {},
  ): Promise<BookingReceipt> {
    const cab = await bookableCab(tx, details)
    const tariff = await tariffs.inForce(tx)
    const priced = (price?: Offer) => newBookingRow(details, cab, now(), tariff, price)
    const row = offer ? await soldByOffer(tx, cab, priced, offer) : priced()
    const booking = { ...row, language: language ?? null, userId, ...part }
    const receipt = await insertBookingRow(tx, booking, { takenBy, caller, ofEnquiry }, announce)
    await alongside?.(tx, receipt._id)
    if (key) await rememberReply(tx, key, receipt, booking.createdAt)
    return receipt
  }
}
