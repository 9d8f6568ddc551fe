import { DRIVER_STEPS } from 'shared-api/contract'
import { COMING } from '../bookings.ts'
import { assignedTrip } from '../driving.ts'
import type { Action, Stage } from './action.ts'
import { jsonOf } from './action.ts'

const STEPS = DRIVER_STEPS.length
const CASH = 100

/** Drivers report the steps of their trips, one trip after the other, and what they took in cash. */
export async function driving(stage: Stage): Promise<Action> {
  const { db } = stage.app.database
  const trips: Awaited<ReturnType<typeof assignedTrip>>[] = []
  for (let n = 0; n < stage.kills * 4; n++) trips.push(await assignedTrip(stage.app, COMING, n))
  // No driver ends a trip before its pick-up.
  await db.updateTable('bookings').set({ startsAt: Date.now() }).execute()
  const at = new Date().toISOString()
  const ids = trips.map(({ id }) => id)
  return {
    name: 'steps of drivers',
    times: trips.length * STEPS,
    request(n) {
      const to = DRIVER_STEPS[n % STEPS]
      const more = { started: { code: '4711', openingKm: 10 }, ended: { closingKm: 480, cash: CASH } }
      const body = { to, at, ...more[to as keyof typeof more] }
      const { token } = trips[Math.floor(n / STEPS)] ?? { token: '' }
      return { path: `drive/${token}/step`, ...jsonOf(body, { 'idempotency-key': `step-${n}` }) }
    },
    async stored() {
      const history = await db.selectFrom('bookingHistory').select(['bookingId', 'status']).execute()
      const steps = history.map(({ bookingId, status }) => [
        ids.indexOf(bookingId),
        (DRIVER_STEPS as readonly string[]).indexOf(status),
      ])
      const ofTrips = db.selectFrom('payments').select('bookingId').where('kind', '=', 'trip')
      const cash = await ofTrips.where('driverId', 'is not', null).execute()
      const ended = history.filter(({ bookingId, status }) => status === 'ended' && ids.includes(bookingId))
      const isPaid =
        String(cash.map((row) => row.bookingId).sort()) === String(ended.map((row) => row.bookingId).sort())
      return steps
        .filter(([trip = -1, step = -1]) => trip >= 0 && step >= 0)
        .map(([trip = 0, step = 0]) => (isPaid ? trip * STEPS + step : Number.NaN))
    },
  }
}
