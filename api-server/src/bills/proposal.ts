import type { BillInput, ExpenseKind, FareLine, OwnLine } from 'shared-api/contract'
import { linesOnWire, type Tariff } from 'shared-api/fares'
import { toRupees } from 'shared-api/money'
import { estimateKm, type StoredBooking } from '../bookings/index.ts'
import type { ExpenseRow } from '../platform/database/schema.ts'
import { istMinute } from '../platform/time.ts'

type Rules = Pick<Tariff, 'passedOn'>

/**
 * What the final bill starts from: the driver's report where there is one, else the trip as it was booked. A price that the
 * desk agreed on stays; costs on the way that the tariff charges as they were become lines of the desk.
 */
export function proposal({ booking, history, driven }: StoredBooking, tariff: Rules): BillInput {
  const { driving, expenses } = driven ?? { driving: null, expenses: [] }
  const own = (JSON.parse(booking.fareLines ?? '[]') as FareLine[]).filter(({ by }) => by !== undefined)
  const { openingKm = null, closingKm = null } = driving ?? {}
  const read = openingKm !== null && closingKm !== null
  const when = (status: string, planned: number) => history.findLast((step) => step.status === status)?.at ?? planned
  return {
    measured: read && !own.some(({ code }) => code === 'discount' || code === 'package'),
    km: read ? closingKm - openingKm : Math.round(estimateKm(booking)),
    start: wireMinute(when('started', booking.startsAt)),
    end: wireMinute(Math.max(when('ended', booking.endsAt), booking.startsAt)),
    waitingMinutes: driving?.waitingMinutes ?? 0,
    lines: [...ownOnWire(own), ...costLines(expenses, tariff)],
  }
}

/** '2026-12-24T06:30' */
const wireMinute = (instant: number) => istMinute(instant).replace(' ', 'T')

const ownOnWire = (own: readonly FareLine[]): OwnLine[] =>
  linesOnWire(own).map(({ code, amount, taxable, note = '', basis }) => ({
    ...{ code: code as OwnLine['code'], amount, taxable, note, basis },
  }))

const NOTES: Record<ExpenseKind, string> = {
  ...{ toll: 'Tolls on the way', parking: 'Parking on the way', permit: 'Permits on the way' },
  other: 'Costs on the way',
}

/** A line for each kind that the driver paid, unless the tariff's prices include it. */
function costLines(expenses: readonly ExpenseRow[], { passedOn }: Rules): OwnLine[] {
  const byKind = Map.groupBy(expenses, ({ kind }) => kind)
  return [...byKind].flatMap(([kind, paid]) => {
    const rule = passedOn.find((one) => one.kind === kind)
    if (rule && rule.basis !== 'at actuals') return []
    const amount = toRupees(paid.reduce((sum, { amountPaise }) => sum + amountPaise, 0))
    return [{ code: kind, amount, taxable: rule?.taxable ?? false, note: NOTES[kind], basis: 'actual' as const }]
  })
}
