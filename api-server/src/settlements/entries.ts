import { type Kysely, sql } from 'kysely'
import { DRIVEN, type FareLine, type Settings } from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { parseLines } from '../bookings/index.ts'
import type { SettlementEntriesTable } from '../platform/database/schema/payments.ts'
import type { EarlierLegRow, Schema } from '../platform/database/schema.ts'

/** Below 0 what the driver holds of the company's money, in paise. */
export type Entry = Pick<SettlementEntriesTable, 'kind'> & {
  driverId: string
  id: string
  at: number
  booking: string
  amountPaise: number
}

/** The days of trips whose night charge is the driver's. */
export type NightCharge = Settings['nightToDriver']

/** All that ever lay between drivers and the company, as trips and ledger have it now; of one driver, or of all. */
export async function entriesOf(db: Kysely<Schema>, night: NightCharge, driverId?: string): Promise<Entry[]> {
  const money = await db
    .selectFrom('payments')
    .select(['id', 'at', 'kind', 'bookingReference', 'amountPaise', 'driverId'])
    .$narrowType<{ driverId: string }>()
    .where('driverId', 'is not', null)
    .where('kind', 'in', ['trip', 'driver'])
    .$if(driverId !== undefined, (query) => query.where('driverId', '=', driverId ?? ''))
    .execute()
  const trips = await db
    .selectFrom('assignments')
    .innerJoin('bookings', 'bookings.id', 'assignments.bookingId')
    .select(['bookings.id', 'reference', 'fareLines', 'assignments.endsAt', 'driverId'])
    .where('status', 'in', DRIVEN)
    .$if(driverId !== undefined, (query) =>
      query.where(({ eb, or, exists, selectFrom }) =>
        or([
          eb('driverId', '=', driverId ?? ''),
          exists(
            selectFrom('earlierLegs')
              .select('earlierLegs.id')
              .whereRef('earlierLegs.bookingId', '=', 'bookings.id')
              .where('earlierLegs.driverId', '=', driverId ?? ''),
          ),
        ]),
      ),
    )
    .execute()
  const shares = Map.groupBy(
    await db
      .selectFrom('earlierLegs')
      .selectAll()
      .where('sharePaise', '>', 0)
      .orderBy('endsAt')
      .orderBy('id')
      .execute(),
    ({ bookingId }) => bookingId,
  )
  const expenses = await db
    .selectFrom('expenses')
    .leftJoin('assignments', 'assignments.bookingId', 'expenses.bookingId')
    .innerJoin('bookings', 'bookings.id', 'expenses.bookingId')
    .select(['expenses.id', 'expenses.bookingId', 'at', 'reference', 'amountPaise', PAYER.as('driverId')])
    .where('expenses.outcome', '=', 'counted')
    .where(PAYER, 'is not', null)
    .$if(driverId !== undefined, (query) => query.where(PAYER, '=', driverId ?? ''))
    .execute()
  const all: Entry[] = [
    ...money.map(({ bookingReference: booking, amountPaise, kind, ...row }) =>
      // What a traveller gave them is the company's; what the company gave them is theirs no more.
      kind === 'trip'
        ? { ...row, kind: 'cash' as const, booking, amountPaise: -amountPaise }
        : { ...row, kind: 'advance' as const, booking, amountPaise },
    ),
    ...expenses.map(({ id, bookingId, reference: booking, ...row }) => ({
      ...{ ...row, kind: 'expense' as const, id: `${bookingId} ${id}`, booking },
    })),
    ...trips.flatMap(({ id, endsAt: at, reference: booking, fareLines, ...row }): Entry[] => {
      const [trip, lines] = [{ ...row, at, booking }, parseLines(fareLines)]
      const isTheirs = ({ code }: FareLine) => code === 'allowance' || (code === 'night' && isWithin(night, istDay(at)))
      return [
        ...split(trip, { id, legs: shares.get(id) ?? [], allowance: sumOf(lines.filter(isTheirs)) }),
        { ...trip, id: `${id} desk`, kind: 'expense', amountPaise: sumOf(lines.filter(isDeskCost)) },
      ]
    }),
  ]
  return all.filter((one) => one.amountPaise !== 0 && (driverId === undefined || one.driverId === driverId))
}

/** Who paid a cost on the way. */
const PAYER = sql<string>`coalesce(${sql.ref('expenses.driverId')}, ${sql.ref('assignments.driverId')})`

type Trip = Pick<Entry, 'driverId' | 'at' | 'booking'>

/** The allowance of a trip: earlier drivers get their shares while it lasts, the last one the rest; in all what one would get. */
function split(
  trip: Trip,
  { id, legs, allowance }: { id: string; legs: readonly EarlierLegRow[]; allowance: number },
): Entry[] {
  const entries: Entry[] = []
  let left = allowance
  for (const leg of legs) {
    const amountPaise = Math.min(leg.sharePaise, Math.max(left, 0))
    left -= amountPaise
    entries.push({ ...trip, id: `${id} leg ${leg.id}`, kind: 'allowance', driverId: leg.driverId, amountPaise })
  }
  return [...entries, { ...trip, id, kind: 'allowance', amountPaise: left }]
}

const sumOf = (lines: readonly FareLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

/** A cost on the way that the desk entered; those that the driver reported are entries of their own. */
const isDeskCost = ({ code, origin, taxable }: FareLine) =>
  origin === 'desk' && !taxable && ['toll', 'permit', 'parking'].includes(code)

const isWithin = (days: NightCharge, day: string) => days !== undefined && day >= days.from && day <= (days.to ?? day)

/** By time, then in any order that stays. */
export const byTime = (one: Pick<Entry, 'at' | 'id'>, other: Pick<Entry, 'at' | 'id'>) =>
  one.at - other.at || (one.id < other.id ? -1 : 1)
