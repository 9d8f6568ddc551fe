import type { FastifyInstance } from 'fastify'
import type { BookingRequest, CabClass, TripType } from 'shared-api/contract'
import type { Tariff } from 'shared-api/fares'
import { dayAfter, istDay } from 'shared-api/india'
import type { z } from 'zod'
import { firstTariffs } from '../platform/database/migrations/0009/tariffs.ts'
import { newId } from '../platform/ids.ts'

/** The clock of tests that book: noon in India, some weeks before the trips. */
export const NOON = Date.parse('2026-11-02T12:00:00+05:30')

/** The tariff that a new database has in force. */
export const FIRST_TARIFF = { ...firstTariffs[0], unit: 'paise' } as Tariff

type Cab = {
  cabClass?: CabClass
  /** When it was added, ms since 1970. */
  createdAt?: number
  tripTypes?: TripType[]
  seats?: number
  pricePaise?: number | null
  availability?: 0 | 1
  deletedAt?: number
}

/** Stores a cab; gives its id. */
export async function insertCab(
  { database: { db } }: Pick<FastifyInstance, 'database'>,
  { tripTypes = ['Outstation', 'Local Trip', 'Drop Trip'], ...cab }: Cab = {},
): Promise<string> {
  const id = newId()
  await db
    .insertInto('cabs')
    .values({
      ...{ id, carModel: 'Innova Crysta', brand: 'Toyota', seats: 7, pricePaise: 250_000, description: 'Roomy' },
      ...{ availability: 1, onRide: 0, localTripType: null, pricePerDayPaise: null, pricePerKmPaise: null },
      ...{ imageUrl: '', version: 1, createdAt: NOON, updatedAt: NOON, deletedAt: null },
      ...cab,
    })
    .execute()
  await db
    .insertInto('cabTripTypes')
    .values(tripTypes.map((tripType) => ({ cabId: id, tripType })))
    .execute()
  return id
}

/**
 * Takes all cabs and packages off the lists as the desk would, so that an app that knows the lists sees it. The addresses of
 * the packages are free again.
 */
export async function emptyLists({ database: { db } }: Pick<FastifyInstance, 'database'>) {
  for (const table of ['cabs', 'packages'] as const)
    await db
      .updateTable(table)
      .set(({ eb }) => ({ deletedAt: NOON, version: eb('version', '+', 1) }))
      .where('deletedAt', 'is', null)
      .execute()
  await db.updateTable('packages').set({ slug: null }).where('deletedAt', 'is not', null).execute()
}

type Details = z.input<typeof BookingRequest>['bookingDetails']

/** What the form sends for an Outstation trip from Chennai to Madurai, three days over Christmas. */
export const outstation = (cab: string, changes: Partial<Details> = {}): { bookingDetails: Details } => ({
  bookingDetails: {
    triptype: 'Outstation',
    LocalTripType: '',
    from: 'tn-chennai',
    to: 'tn-madurai',
    PickUpdate: '2026-12-24',
    pickUpTime: '06:30',
    pickUpLocation: 'Chennai Central',
    returndate: '2026-12-26',
    ReturnTime: '20:00',
    returnLocation: 'Chennai Airport',
    package: '',
    visitingPlaces: ['Tiruchirappalli', 'திண்டுக்கல்'],
    NumberOfPersons: '3',
    CabType: 'Suv',
    distance: '462',
    fare: 1,
    selectedCab: { _id: cab, price: 1, anything: { a: 1 } },
    name: 'Asha Kumar',
    mobile: '98400 12345',
    mail: 'asha@example.com',
    ...changes,
  },
})

/** Days of a trip that every clock takes for coming. */
export const COMING = { PickUpdate: dayAfter(istDay(Date.now()), 30), returndate: dayAfter(istDay(Date.now()), 32) }

/** Sends a booking as the site does. */
export const book = (app: FastifyInstance, body: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/v1/sendemail', payload: body, headers })

/** An edit by the desk, of any version, without messages. */
export const BY_DESK = { byName: 'Desk', allows: () => true }

/** Books a trip in a cab of its own, which the desk confirms, so that money is asked for. Gives its id. */
export async function bookConfirmed(app: FastifyInstance): Promise<string> {
  const id: string = (await book(app, outstation(await insertCab(app)))).json().booking._id
  await app.bookings.takeStep(id, { to: 'confirmed', tell: false }, BY_DESK)
  return id
}
