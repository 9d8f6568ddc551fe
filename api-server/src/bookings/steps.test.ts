import { BOOKING_STATUSES } from 'shared-api/contract'
import { beforeEach, expect, it } from 'vitest'
import { book, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachEngine } from '../testing/engines.ts'

const ALLOWED = [
  'new confirmed',
  'new cancelled',
  'confirmed completed',
  'confirmed cancelled',
  'completed confirmed',
  'cancelled new',
]
const PAIRS = BOOKING_STATUSES.flatMap((from) => BOOKING_STATUSES.map((to) => [from, to] as const))

eachEngine('a booking', (engine) => {
  type App = Awaited<ReturnType<typeof engine.sharedApp>>
  let app: App
  let cab: string
  let cookie: string

  beforeEach(async () => {
    app = await engine.sharedApp({}, { now: () => NOON })
    for (const table of ['bookings', 'cabs'] as const) await app.database.db.deleteFrom(table).execute()
    cab = await insertCab(app)
    cookie = await sessionOf(app)
  })

  it.each(PAIRS)('that is %s becomes %s if that step exists', async (from, to) => {
    const { _id } = (await book(app, outstation(cab))).json().booking
    const { db } = app.database
    await db.updateTable('bookings').set({ status: from }).where('id', '=', _id).execute()
    const payload = { status: to, note: 'Called' }
    const reply = await app.inject({ method: 'PATCH', url: `/api/v1/bookings/${_id}`, payload, headers: { cookie } })
    const stored = await db.selectFrom('bookings').select(['status', 'note']).where('id', '=', _id).executeTakeFirst()
    if (from === to || ALLOWED.includes(`${from} ${to}`)) {
      expect(reply.statusCode).toBe(200)
      expect(stored).toEqual(payload)
    } else {
      expect(reply.statusCode).toBe(409)
      expect(reply.json().detail).toContain(`A ${from} booking cannot become ${to}, only `)
      expect(stored).toEqual({ status: from, note: '' })
    }
  })
})
