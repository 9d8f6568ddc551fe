import { afterAll, expect, it, vi } from 'vitest'

type States = Record<string, { next: string[] } & Record<string, unknown>>
const TABLE = '../../../../shared-api/src/contract/trip-process.ts'
const WORDS = '../../texts/words-of.ts'

vi.resetModules()
vi.doMock(TABLE, async (original) => {
  const { TABLE: table } = await original<{ TABLE: States }>()
  const resting = { phase: 'coming', by: ['desk'], next: ['started', 'cancelled'], notifies: true }
  return { TABLE: { ...table, arrived: { ...table.arrived, next: ['resting'] }, resting } }
})
// The type check asks for its words.
vi.doMock(WORDS, async (original) => {
  const { wordsOf, ...rest } = await original<{ wordsOf: (area: string) => Record<string, { steps?: object }> }>()
  const resting = { subject: () => 'Your driver rests', intro: '' }
  const withResting = (area: string) =>
    Object.fromEntries(
      Object.entries(wordsOf(area)).map(([code, words]) => [code, { ...words, steps: { ...words.steps, resting } }]),
    )
  return { ...rest, wordsOf: (area: string) => (area === 'booking-steps' ? withResting(area) : wordsOf(area)) }
})
afterAll(() => {
  vi.doUnmock(TABLE)
  vi.doUnmock(WORDS)
  vi.resetModules()
})

const { eachRoute } = await import('../../testing/engines.ts')
const { book, insertCab, NOON, outstation } = await import('../../testing/bookings.ts')
const { insertDriver, insertVehicle } = await import('../../testing/fleet.ts')
const { sessionOf } = await import('../../testing/desk.ts')

eachRoute('a state that the table alone has', (engine) => {
  it('is refused out of turn, notified in turn, holds its cab, and frees it once cancelled', async () => {
    const app = await engine.app({}, { now: () => NOON })
    const cookie = await sessionOf(app)
    const cab = await insertCab(app)
    const ids = { vehicleId: await insertVehicle(app, cab), driverId: await insertDriver(app) }
    const booked = async (): Promise<string> => (await book(app, outstation(cab))).json().booking._id
    const post = async (id: string, call: string, payload: object) =>
      (await app.inject({ method: 'POST', url: `/api/v1/bookings/${id}/${call}`, payload, headers: { cookie } }))
        .statusCode
    const step = (id: string, to: string) => post(id, 'state', { to, reason: 'Asked for' })

    const [id, other] = [await booked(), await booked()]
    expect(await step(id, 'confirmed')).toBe(200)
    expect(await post(id, 'assign', ids)).toBe(200)
    expect(await step(id, 'on the way')).toBe(200)
    expect(await step(id, 'resting')).toBe(409)
    expect(await step(id, 'arrived')).toBe(200)
    expect(await step(id, 'resting')).toBe(200)
    const { mails } = await app.bookings.find(id)
    expect(mails.map(({ subject }) => subject)).toContain('Your driver rests')
    expect(await step(other, 'confirmed')).toBe(409)
    expect(await step(id, 'cancelled')).toBe(200)
    expect(await step(other, 'confirmed')).toBe(200)
  })
})
