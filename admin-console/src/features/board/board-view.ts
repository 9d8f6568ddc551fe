import { type BoardReply, type BoardTrip, IstDate, STEP } from 'shared-api/contract'
import { grouped } from 'shared-api/grouped'
import { DAY_MS, dayAfter, IST_OFFSET_MS, istDay } from 'shared-api/india'
import { awayText } from '../../components/away-text.ts'
import { cityText } from '../../components/city-text.ts'
import { boardTexts } from '../../texts/board.ts'

/** What the board shows: seven days from `day`, or the hours of that one; a row for each vehicle or each driver. */
export type BoardView = { day: string; view: 'week' | 'day'; rows: 'vehicles' | 'drivers' }

/** The view in the URL; by default the seven days from today, by vehicle. */
export const boardView = (url: URLSearchParams): BoardView => ({
  day: IstDate.safeParse(url.get('day')).data ?? istDay(Date.now()),
  view: url.get('view') === 'day' ? 'day' : 'week',
  rows: url.get('rows') === 'drivers' ? 'drivers' : 'vehicles',
})

/** How many days a view has. */
export const daysOf = ({ view }: Pick<BoardView, 'view'>): number => (view === 'week' ? 7 : 1)
/** The days of a view, in order. */
export const eachDay = (view: BoardView): string[] =>
  Array.from({ length: daysOf(view) }, (_, at) => dayAfter(view.day, at))
/** The last day of a view. */
export const lastDay = (view: BoardView): string => dayAfter(view.day, daysOf(view) - 1)

const HOUR_MS = 3_600_000
/** An hour's column is too narrow for words. */
const FEWEST_HOURS = 2

/** The columns of a view: its days, or the hours of its day. */
export const columnsOf = ({ view }: Pick<BoardView, 'view'>): number => (view === 'week' ? 7 : 24)

/** The columns that a trip takes, as lines of a CSS grid. */
export function columnsOfTrip({ startsAt, endsAt }: Pick<BoardTrip, 'startsAt' | 'endsAt'>, view: BoardView) {
  const columns = columnsOf(view)
  const width = view.view === 'week' ? DAY_MS : HOUR_MS
  const begin = Date.parse(`${view.day}T00:00Z`) - IST_OFFSET_MS
  const fewest = view.view === 'week' ? 1 : FEWEST_HOURS
  const first = Math.max(0, Math.floor((Date.parse(startsAt) - begin) / width))
  const end = Math.min(columns, Math.max(first + fewest, Math.ceil((Date.parse(endsAt) - begin) / width)))
  return { start: Math.min(first, end - fewest) + 1, end: end + 1 }
}

/** A row of the board: a vehicle or driver with its trips; `stands` says where a vehicle is at night, '' where nobody knows. */
export type BoardRow = { id: string; name: string; detail: string; stands: string; trips: BoardTrip[] }

/** The trips that are not assigned, and a row for each vehicle or driver; one off duty only if it has a trip. */
export function rowsOf({ trips, vehicles, drivers }: BoardReply, { rows }: Pick<BoardView, 'rows'>) {
  const texts = boardTexts()
  const idOf = ({ assignment }: BoardTrip) => (rows === 'vehicles' ? assignment?.vehicleId : assignment?.driverId) ?? ''
  const byRow = grouped(trips, idOf)
  const all =
    rows === 'vehicles'
      ? vehicles.map(({ id, registration, cab, enabled, stands, away }) => ({
          ...{ id, name: registration ?? texts.noNumber, detail: cab, enabled, stands: placeText(stands), away },
        }))
      : drivers.map(({ id, name, enabled, away }) => ({ id, name, detail: '', enabled, stands: '', away }))
  return {
    unassigned: byRow.get('') ?? [],
    rows: all
      .map(({ enabled, detail, away, ...row }) => ({
        ...{ ...row, enabled, trips: byRow.get(row.id) ?? [] },
        detail: [detail, !enabled && texts.offDuty, ...away.map(awayText)].filter(Boolean).join(', '),
      }))
      .filter((row) => row.enabled || row.trips.length > 0)
      .map(({ enabled: _enabled, ...row }): BoardRow => row),
  }
}

const placeText = (city: string | null | undefined) =>
  city === undefined ? '' : city === null ? boardTexts().onTheWay : cityText(city)

/** How many vehicles on duty stand where at night, most first: 'Madurai 9 · Chennai 4 · on the way 5'; '' where nobody knows. */
export const standingText = ({ vehicles }: Pick<BoardReply, 'vehicles'>): string =>
  [
    ...grouped(
      vehicles.filter(({ enabled, stands }) => enabled && stands !== undefined),
      ({ stands }) => stands ?? null,
    ),
  ]
    .sort(([one, many], [other, more]) => Number(one === null) - Number(other === null) || more.length - many.length)
    .map(([city, { length }]) => `${placeText(city)} ${length}`)
    .join(' · ')

/** Who drives a trip in which vehicle, in words; null while it is not assigned. */
export function assignmentText({ assignment }: BoardTrip, { vehicles, drivers }: BoardReply): string | null {
  if (!assignment) return null
  const vehicle = vehicles.find(({ id }) => id === assignment.vehicleId)
  const driver = drivers.find(({ id }) => id === assignment.driverId)
  return [vehicle?.registration ?? vehicle?.cab, driver?.name].filter(Boolean).join(', ')
}

/** The board with a trip that was just assigned. */
export const withAssignment = (
  board: BoardReply,
  id: string | undefined,
  assignment: BoardTrip['assignment'],
): BoardReply => ({
  ...board,
  trips: board.trips.map((trip) => (trip._id === id ? { ...trip, assignment, status: STEP.assign, due: false } : trip)),
})
