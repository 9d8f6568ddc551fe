import { BOOKING_STATUSES, type BookingStatus, nextStatuses, type StepActor } from 'shared-api/contract'
import { beforeEach, expect, it } from 'vitest'
import { book, insertCab, NOON, outstation } from '../../testing/bookings.ts'
import { sessionOf } from '../../testing/desk.ts'
import { eachRoute } from '../../testing/engines.ts'

/** Each step that exists, and who takes it. */
const STEPS: Record<string, StepActor[]> = {
  'new > confirmed': ['desk'],
  'new > cancelled': ['desk', 'traveller'],
  'confirmed > assigned': ['desk'],
  'confirmed > cancelled': ['desk', 'traveller'],
  'confirmed > no show': ['desk'],
  'assigned > on the way': ['desk', 'driver'],
  'assigned > confirmed': ['desk'],
  'assigned > cancelled': ['desk', 'traveller'],
  'assigned > no show': ['desk'],
  'on the way > arrived': ['desk', 'driver'],
  'arrived > started': ['desk', 'driver'],
  'arrived > no show': ['desk'],
  'started > ended': ['desk', 'driver'],
  'ended > completed': ['desk'],
}
const PAIRS = BOOKING_STATUSES.flatMap((from) => BOOKING_STATUSES.map((to) => [from, to] as const))

it.each(PAIRS)('from %s to %s: who may', (from, to) => {
  const actors = (['desk', 'driver', 'traveller'] as const).filter((actor) => nextStatuses(from, actor).includes(to))
  expect(actors).toEqual(STEPS[`${from} > ${to}`] ?? [])
})

eachRoute('a booking', (engine) => {
  type App = Awaited<ReturnType<typeof engine.sharedApp>>
  let app: App
  let id: string
  let cookie: string

  beforeEach(async () => {
    app = await engine.sharedApp({}, { now: () => NOON })
    for (const table of ['bookings', 'vehicles', 'cabs'] as const) await app.database.db.deleteFrom(table).execute()
    const cab = await insertCab(app)
    cookie = await sessionOf(app)
    id = (await book(app, outstation(cab))).json().booking._id
  })

  /** Sets the status of the booking, whose pick-up is past unless it is said. */
  const set = (status: BookingStatus, startsAt = NOON - 3_600_000) =>
    app.database.db.updateTable('bookings').set({ status, startsAt }).where('id', '=', id).execute()
  const stored = () => app.database.db.selectFrom('bookings').select('status').where('id', '=', id).executeTakeFirst()
  const step = (payload: object) =>
    app.inject({ method: 'POST', url: `/api/v1/bookings/${id}/state`, payload, headers: { cookie } })
  const stepTo = (to: BookingStatus) => step({ to, reason: 'The traveller called' })

  it.each(PAIRS)('that is %s becomes %s if that step exists', async (from, to) => {
    await set(from)
    const reply = await stepTo(to)
    // Assigning takes a vehicle and a driver.
    const exists = STEPS[`${from} > ${to}`] !== undefined && to !== 'assigned'
    expect(reply.statusCode).toBe(from === to || exists ? 200 : 409)
    expect(await stored()).toEqual({ status: reply.statusCode === 200 ? to : from })
    if (reply.statusCode === 409) expect(reply.json().detail).toMatch(/cannot become|Choose a vehicle/)
  })

  it('ends before its pick-up only if the desk says so', async () => {
    await set('started', NOON + 1)
    const refused = await stepTo('ended')
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      expect.stringMatching(/^The pick-up is on \d+ [A-Z]/),
    ])
    const early = await step({ to: 'ended', early: true })
    expect(early.json().booking).toMatchObject({ status: 'ended', fee: null })
  })

  it('that was confirmed is cancelled only with a reason, which its history keeps', async () => {
    await stepTo('confirmed')
    const without = await step({ to: 'cancelled' })
    expect([without.statusCode, without.json().errors]).toMatchObject([400, [{ path: 'reason', code: 'required' }]])
    const reply = await step({ to: 'cancelled', reason: 'The road is closed' })
    expect(reply.json().booking.history).toMatchObject([
      { status: 'new' },
      { status: 'confirmed', by: 'Desk', reason: 'The traveller called' },
      { status: 'cancelled', by: 'Desk', reason: 'The road is closed' },
    ])
  })
})
