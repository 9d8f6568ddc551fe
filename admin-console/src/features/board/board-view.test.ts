import { expect, test } from 'vitest'
import { boardTrip } from '../../testing/board.ts'
import { boardView, columnsOfTrip, eachDay, rowsOf, standingText } from './board-view.ts'

const WEEK = { day: '2026-12-21', view: 'week', rows: 'vehicles' } as const
const SERVICE = { kind: 'service', firstDay: '2026-12-22', lastDay: '2026-12-23' } as const
const DAY = { ...WEEK, view: 'day' } as const
const trip = (startsAt: string, endsAt: string) => ({
  startsAt: new Date(`${startsAt}+05:30`).toISOString(),
  endsAt: new Date(`${endsAt}+05:30`).toISOString(),
})

test('a trip takes the days that it touches, cut off at the edges', () => {
  const columns = (from: string, to: string) => Object.values(columnsOfTrip(trip(from, to), WEEK))
  expect(columns('2026-12-21T00:00', '2026-12-22T00:00')).toEqual([1, 2])
  expect(columns('2026-12-23T23:30', '2026-12-24T00:30')).toEqual([3, 5])
  expect(columns('2026-12-19T06:00', '2026-12-21T20:00')).toEqual([1, 2])
  expect(columns('2026-12-27T06:00', '2026-12-30T20:00')).toEqual([7, 8])
})

test('a trip takes its hours of a day, two at least', () => {
  const columns = (from: string, to: string) => Object.values(columnsOfTrip(trip(from, to), DAY))
  expect(columns('2026-12-21T06:30', '2026-12-21T09:00')).toEqual([7, 10])
  expect(columns('2026-12-21T06:30', '2026-12-21T06:50')).toEqual([7, 9])
  expect(columns('2026-12-21T23:30', '2026-12-22T06:00')).toEqual([23, 25])
  expect(columns('2026-12-20T23:30', '2026-12-21T00:30')).toEqual([1, 3])
})

test('the address says what is shown; nonsense is the week from today', () => {
  const view = boardView(new URLSearchParams('day=2026-12-30&view=day&rows=drivers'))
  expect(view).toEqual({ day: '2026-12-30', view: 'day', rows: 'drivers' })
  expect(boardView(new URLSearchParams('day=soon&view=year&rows=x'))).toMatchObject({ view: 'week', rows: 'vehicles' })
  expect(eachDay({ ...WEEK, day: '2026-12-28' }).at(-1)).toBe('2027-01-03')
})

test('has a row for each vehicle or driver on duty, and for others with a trip', () => {
  const assignment = { vehicleId: 'v2', driverId: 'd1' }
  const board = {
    trips: [boardTrip({ _id: 'b1' }), boardTrip({ _id: 'b2', assignment })],
    vehicles: [
      { id: 'v1', registration: null, cab: 'Toyota Innova', enabled: true, stands: 'tn-madurai', away: [SERVICE] },
      { id: 'v2', registration: 'TN 01 AB 1002', cab: 'Toyota Innova', enabled: false, away: [] },
      { id: 'v3', registration: 'TN 01 AB 1003', cab: 'Toyota Innova', enabled: false, away: [] },
    ],
    drivers: [{ id: 'd1', name: 'Murugan', enabled: true, away: [] }],
  }
  const { unassigned, rows } = rowsOf(board, WEEK)
  expect(unassigned.map(({ _id }) => _id)).toEqual(['b1'])
  expect(rows.map(({ name, detail, stands, trips }) => [name, detail, stands, trips.length])).toEqual([
    ['No number', 'Toyota Innova, away from 22 Dec 2026 to 23 Dec 2026 (service)', 'Madurai', 0],
    ['TN 01 AB 1002', 'Toyota Innova, off duty', '', 1],
  ])
  expect(rowsOf(board, { rows: 'drivers' }).rows.map(({ name, trips }) => [name, trips.length])).toEqual([
    ['Murugan', 1],
  ])
})

test('counts where vehicles on duty stand at night, those on the way last', () => {
  const vehicle = (stands: string | null, enabled = true) => ({
    ...{ id: String(stands), registration: null, cab: 'Toyota Innova', enabled, away: [], stands },
  })
  const [chennai, madurai, away] = [vehicle('tn-chennai'), vehicle('tn-madurai'), vehicle(null)]
  const vehicles = [away, away, chennai, madurai, away, madurai, vehicle('tn-theni', false)]
  expect(standingText({ vehicles })).toBe('Madurai 2 · Chennai 1 · on the way 3')
  expect(standingText({ vehicles: [{ ...chennai, stands: undefined }] })).toBe('')
})
