import { expect, test } from 'vitest'
import { answerBy } from './answer-by.ts'

const officeHours = { from: '08:00', to: '20:00' }

test.each([
  ['a day later', '2026-11-02T12:00:00+05:30', {}, '2026-11-03 12:00'],
  ['within the office hours', '2026-11-02T12:00:00+05:30', { officeHours }, '2026-11-03 12:00'],
  ['when the office opens', '2026-11-02T05:00:00+05:30', { officeHours }, '2026-11-03 08:00'],
  ['the morning after, in the evening', '2026-11-02T21:00:00+05:30', { officeHours }, '2026-11-04 08:00'],
  ['after holidays', '2026-11-02T12:00:00+05:30', { holidays: [{ day: '2026-11-03' }] }, '2026-11-04 00:00'],
])('an enquiry is answered %s', (_what, at, hours, by) => {
  const { day, time } = answerBy(Date.parse(at), hours)
  expect(`${day} ${time}`).toBe(by)
})
