import { expect, it } from 'vitest'
import { confirmBy } from './confirm-by.ts'

const HOURS = { confirmWithinMinutes: 120, officeHours: { from: '07:00', to: '21:00' } }
const LATER = { pickUpDate: '2027-02-01', pickUpTime: '06:00' }
const cameAt = (time: string) => ({ ...LATER, createdAt: new Date(`${time}:00+05:30`).toISOString() })

it.each([
  ['within the hours', '2026-11-02T12:00', '2026-11-02 14:00'],
  ['before they begin', '2026-11-02T00:10', '2026-11-02 09:00'],
  ['too late for the day', '2026-11-02T19:01', '2026-11-03 09:00'],
  ['just in time', '2026-11-02T19:00', '2026-11-02 21:00'],
  ['at night, on the last day of a year', '2026-12-31T23:59', '2027-01-01 09:00'],
])('a booking %s is confirmed in time', (_when, came, by) => {
  const { day, time } = confirmBy(cameAt(came), HOURS)
  expect(`${day} ${time}`).toBe(by)
})

it.each([
  ['on a holiday', '2026-11-08T12:00', HOURS, '2026-11-10 09:00'],
  ['too late for the day before', '2026-11-07T20:30', HOURS, '2026-11-10 09:00'],
  ['on a holiday of a desk that never closes', '2026-11-08T12:00', { confirmWithinMinutes: 30 }, '2026-11-10 00:30'],
])('a booking %s is confirmed after two holidays', (_when, came, hours, by) => {
  const holidays = [{ day: '2026-11-08' }, { day: '2026-11-09' }]
  const { day, time } = confirmBy(cameAt(came), { ...hours, holidays })
  expect(`${day} ${time}`).toBe(by)
})

it('a company without office hours confirms at any time', () => {
  const hours = { confirmWithinMinutes: 30 }
  expect(confirmBy(cameAt('2026-11-02T23:45'), hours)).toEqual({ day: '2026-11-03', time: '00:15' })
})

it('a booking is confirmed before its pick-up', () => {
  const soon = { ...cameAt('2026-11-02T22:00'), pickUpDate: '2026-11-02', pickUpTime: '23:10' }
  expect(confirmBy(soon, HOURS)).toEqual({ day: '2026-11-02', time: '23:10' })
})
