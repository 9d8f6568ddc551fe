import {
  type BillInput,
  type ExpenseKind,
  type FareLine,
  isEnd,
  isStart,
  type OwnLine,
  type Reported,
} from 'shared-api/contract'
import { asTyped, isAgreed, isQuoted, linesOnWire, ownLine, type Tariff } from 'shared-api/fares'
import type { ProductNote } from 'shared-api/languages/fare-words'
import { estimateKm, type StoredBooking, tripKm } from '../bookings/index.ts'
import type { ExpenseRow } from '../platform/database/schema.ts'
import { istMinute } from '../platform/time.ts'

type Rules = Pick<Tariff, 'passedOn'>

/** What the driver reported of a trip: km, times, waiting, and costs on the way unless the tariff's prices include them. */
export function reportOf({ history, driven }: Pick<StoredBooking, 'history' | 'driven'>, tariff: Rules): Reported {
  const legs = driven?.legs ?? []
  const waits = [...legs, driven?.driving].flatMap((one) => one?.waitingMinutes ?? [])
  const left = history.findLast(({ status }) => isStart(status))?.at
  const back = history.findLast(({ status }) => isEnd(status))?.at
  return {
    km: tripKm(legs, driven?.driving),
    start: left === undefined ? null : wireMinute(left),
    end: back === undefined ? null : wireMinute(back),
    waitingMinutes: waits.length === 0 ? null : waits.reduce((sum, minutes) => sum + minutes),
    lines: costLines(
      (driven?.expenses ?? []).filter(({ outcome }) => outcome === 'counted'),
      tariff,
    ),
  }
}

/**
 * What the final bill starts from: the driver's report where there is one, else the trip as it was booked. A price that the
 * desk agreed on stays as it is.
 */
export function proposal({ booking }: Pick<StoredBooking, 'booking'>, reported: Reported): BillInput {
  const { fareLines: lines } = booking
  const own = lines.filter(({ by }) => by !== undefined)
  const agreed = isAgreed(lines) || isQuoted(lines)
  return {
    measured: reported.km !== null && !agreed,
    km: reported.km ?? Math.round(estimateKm(booking)),
    start: reported.start ?? wireMinute(booking.startsAt),
    end: reported.end ?? wireMinute(booking.endsAt),
    waitingMinutes: reported.waitingMinutes ?? 0,
    lines: [...ownOnWire(linesOnWire(own.map(asTyped))), ...(agreed ? [] : ownOnWire(reported.lines))],
    why: '',
  }
}

/** '2026-12-24T06:30' */
const wireMinute = (instant: number) => istMinute(instant).replace(' ', 'T')

const ownOnWire = (own: readonly FareLine[]): OwnLine[] =>
  own.map(({ code, amount, taxable, note = '', basis, origin }) => ({
    ...{ code: code as OwnLine['code'], amount, taxable, note, basis, origin: origin as OwnLine['origin'] },
  }))

/** Lines as they were sent; a cost that the driver reported is theirs, where no origin is sent with it. */
export const withOrigins = (lines: readonly OwnLine[], reported: readonly FareLine[]): OwnLine[] =>
  lines.map((line) => {
    const isReported = reported.some((one) => SAID.every((field) => one[field] === line[field]))
    return isReported && line.origin === undefined ? { ...line, origin: 'driver' } : line
  })
const SAID = ['code', 'amount', 'note', 'taxable', 'basis'] as const

const NOTES: Record<ExpenseKind, ProductNote> = {
  ...{ toll: 'Tolls on the way', parking: 'Parking on the way', permit: 'Permits on the way' },
  other: 'Costs on the way',
}

/** A line for each kind that the driver paid, in rupees; none where the tariff's prices include it. */
function costLines(expenses: readonly ExpenseRow[], { passedOn }: Rules): FareLine[] {
  const byKind = Map.groupBy(expenses, ({ kind }) => kind)
  const lines = [...byKind].flatMap(([kind, paid]) => {
    const rule = passedOn.find((one) => one.kind === kind)
    if (rule?.basis === 'included') return []
    const amount = paid.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
    const said = { code: kind, note: NOTES[kind], basis: 'actual', origin: 'driver' } as const
    return ownLine({ ...said, amount, taxable: rule?.taxable ?? false })
  })
  return linesOnWire(lines)
}
