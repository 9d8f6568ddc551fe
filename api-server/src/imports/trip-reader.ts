import {
  BookingDetails,
  comesBack,
  DESK_DAYS_BACK,
  fieldsOf,
  IstDate,
  isCancelled,
  isOpen,
  Note,
  ownName,
  RETURN_FIELDS,
  RupeesInput,
  returnOf,
  STEP,
  TRIP_TYPES,
  type TripType,
} from 'shared-api/contract'
import type { Tariff } from 'shared-api/fares'
import { cities, cityName } from 'shared-api/geography'
import { cityCalled } from 'shared-api/geography/places'
import { roadDistanceKm } from 'shared-api/geography/roads'
import { formatPhone } from 'shared-api/india'
import { formatPaise, toPaise } from 'shared-api/money'
import { z } from 'zod'
import { cabNameOf, type ImportedTrip, importedTrip, requestProblems } from '../bookings/index.ts'
import { type Refusal, refusal } from '../texts/refusal.ts'
import { usualReturn, WRITTEN_STATUSES } from './booking-columns.ts'
import type { CabNames } from './cab-names.ts'
import { type Line, plain } from './columns.ts'
import { type By, byColumn, parseLine, type ReadLine } from './kind.ts'
import { refusedBy } from './problems.ts'

const byName = new Map(cities.flatMap(({ id, name, state }) => [id, `${name} ${state}`].map((one) => [plain(one), id])))

/** The id of a city by its name, 'Chennai' or 'Chennai, Tamil Nadu', by another name, or by its id; null for no city of ours. */
const cityOf = (written: string): string | null => byName.get(plain(written)) ?? cityCalled(written)

/** What the rows of a file are read by. */
type Known = { cabOf: CabNames; canBook: (cabId: string, tripType: TripType) => boolean; tariff: Tariff }

/** What a row has beside the contract's fields of a booking. */
const Beside = z.object({
  total: RupeesInput.or(z.literal('').transform(() => null)),
  paid: RupeesInput.or(z.literal('').transform(() => 0)),
  status: z.enum(WRITTEN_STATUSES).or(z.literal('').transform(() => null)),
  note: Note,
})

/** Reads a row of a notebook by the rules of a booking at the desk. */
export const tripReader =
  ({ cabOf, canBook, tariff }: Known, by: By) =>
  (line: Line): ReadLine<ImportedTrip> => {
    const { row, values } = line
    const cab = cabOf(values.get('selectedCab') ?? '')
    const parsed = parseLine(BookingDetails, line, detailsOf(values, cab?.id), columnOfPath)
    const beside = parseLine(Beside, line, besideOf(values))
    if (!parsed.ok || !beside.ok || !cab) {
      const noCab = cab ? [] : [{ row, field: 'selectedCab', why: refusal('cab-unknown') }]
      return { ok: false, problems: [...(parsed.problems ?? []), ...noCab, ...(beside.problems ?? [])] }
    }
    const details = parsed.record
    const refused = requestProblems(details, by.at, { daysBack: DESK_DAYS_BACK })
    if (refused.length > 0) return { ok: false, problems: byColumn(row, refused, columnOfPath) }
    const { total, paid, ...rest } = beside.record
    const trip = { details, cab, totalPaise: total === null ? null : toPaise(total), paidPaise: toPaise(paid), ...rest }
    const made = refusedBy(() => importedTrip(trip, tariff, by))
    if (!made.ok) return { ok: false, problems: byColumn(row, made.problems, columnOfPath) }
    const problems = doubtsOf(made.value, canBook(cab.id, details.tripType), by)
    if (problems.length > 0) return { ok: false, problems: problems.map((problem) => ({ row, ...problem })) }
    return { ok: true, record: made.value, cells: cellsOf(made.value) }
  }

const besideOf = (values: Line['values']) => ({
  ...{ total: values.get('total') ?? '', paid: values.get('paid') ?? '', note: values.get('note') ?? '' },
  status: statusOf((values.get('status') ?? '').toLowerCase()),
})

const OTHER_STATUSES: Record<string, string> = { canceled: STEP.cancel, done: STEP.complete }
const statusOf = (written: string) => OTHER_STATUSES[written] ?? written.replace('-', ' ')

/**
 * The contract's fields of a row, with what a notebook leaves out: one person, the road's km, the city as the place, and a
 * return on the same day.
 */
function detailsOf(values: Line['values'], cabId = '-') {
  const text = (field: string) => values.get(field) ?? ''
  const from = cityOf(text('from')) ?? ''
  const to = text('to') === '' ? from : (cityOf(text('to')) ?? '')
  const pickUpLocation = text('pickUpLocation') || cityName(from) || '-'
  const km = text('distance') || (text('hours') ? '' : String(roadDistanceKm(from, to) || ''))
  return {
    ...{ name: text('name'), mobile: text('mobile'), mail: text('mail'), tripType: text('tripType'), from, to },
    ...{ localTripType: text('localTripType'), pickUpDate: text('pickUpDate'), pickUpTime: text('pickUpTime') },
    ...{ pickUpLocation, ...writtenReturn(text, pickUpLocation), numberOfPersons: text('numberOfPersons') || '1' },
    ...{ distance: km, hours: text('hours'), selectedCab: { _id: cabId } },
  }
}

function writtenReturn(text: (field: string) => string, pickUpLocation: string) {
  if (!TRIP_TYPES.some((type) => type === text('tripType') && comesBack(type))) return {}
  // A day that is none is blamed once.
  const usual = usualReturn(IstDate.safeParse(text('pickUpDate')).success ? text('pickUpDate') : '', pickUpLocation)
  return fieldsOf(RETURN_FIELDS, (field) => text(field) || usual[field])
}

/** The column of a path: that of 'bookingDetails.PickUpdate' is 'pickUpDate'. */
function columnOfPath(path: string): string {
  const [first = '', second = ''] = path.split('.')
  return ownName(first === 'bookingDetails' ? second : first)
}

/** What no single field can tell of a trip. */
function doubtsOf({ booking, paidPaise }: ImportedTrip, canBook: boolean, { at }: By): Doubt[] {
  const { status, startsAt, totalPaise } = booking
  const isToCome = startsAt > at
  const isOver = !isOpen(status) && !isCancelled(status)
  const doubts: [boolean, Doubt][] = [
    // What was driven was driven, whether or not the cab can still be booked.
    [isToCome && !canBook, { field: 'selectedCab', why: refusal('cab-not-bookable') }],
    [isToCome && isOver, { field: 'status', why: refusal('status-to-come') }],
    [paidPaise > totalPaise, { field: 'paid', why: refusal('paid-above-total', { total: formatPaise(totalPaise) }) }],
  ]
  return doubts.flatMap(([holds, doubt]) => (holds ? [doubt] : []))
}
type Doubt = { field: string; why: Refusal }

/** The headers of a trip's cells. */
export const SHOWN = 'Name,Mobile,Mail,Trip,From,To,Pick-up,Return,Persons,Cab,Km,Total,Paid,Status,Notes'.split(',')

const cellsOf = ({ booking: row, paidPaise }: ImportedTrip): string[] => {
  const back = Object.values(returnOf(row) ?? {}).join(' ')
  return [
    ...[row.name, formatPhone(row.mobile), row.mail, row.tripType, cityName(row.fromCity), cityName(row.toCity)],
    ...[`${row.pickUpDate} ${row.pickUpTime} ${row.pickUpLocation}`, back, String(row.numberOfPersons)],
    ...[cabNameOf(row), String(row.distanceKm), formatPaise(row.totalPaise)],
    ...[paidPaise > 0 ? formatPaise(paidPaise) : '', row.status, row.note],
  ]
}
