import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMessage } from './read-message.ts'

/** A Wednesday. */
const TODAY = '2026-12-02'
const TYPES: Record<string, string> = { D: 'Drop Trip', R: 'Outstation', L: 'Local Trip' }

/** Messages with what they say; a field is '~' where it has two readings, and '' where it is not said. */
function messagesOf(file: string) {
  const lines = readFileSync(new URL(`testing/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => {
    const [text = '', from, to, day, time, back = '', type = '', persons, cabClass, hours] = line
      .split('|')
      .map((cell) => cell.trim())
    const [backDay, backTime] = back.split(' ')
    const said = {
      from,
      to,
      day: dayOf(day),
      time,
      backDay: dayOf(backDay),
      backTime,
      type: TYPES[type],
      persons,
      cabClass,
      hours,
    }
    return { text, said }
  })
}

/** '12-03' is of this year, '01-03' of the next. */
const dayOf = (day = '') => (/^\d/.test(day) ? `${day < '12' ? '2027' : '2026'}-${day}` : day)

/** The fields as they were read: value, and whether it is sure. */
function readOf(text: string) {
  const { fields } = readMessage(text, TODAY)
  const city = (end: typeof fields.from) => end && { ...end, value: end.value.cityId.slice(3) }
  return {
    ...{ from: city(fields.from), to: city(fields.to), day: fields.pickUpDate, time: fields.pickUpTime },
    ...{ backDay: fields.returnDate, backTime: fields.returnTime, type: fields.tripType },
    ...{ persons: fields.numberOfPersons, cabClass: fields.cabClass, hours: fields.hours },
  }
}
type Field = keyof ReturnType<typeof readOf>

/** The share of messages in which all of some fields are right, and the values that are wrong and sure. */
function rates(file: string) {
  const all = messagesOf(file).map(({ text, said }) => {
    const read = readOf(text)
    const isWrong = (field: Field) => Boolean(read[field]?.isSure) && read[field]?.value !== said[field]
    const isRight = (field: Field) =>
      said[field] === '~' ? !isWrong(field) : !isWrong(field) && (!said[field] || read[field]?.value === said[field])
    const wrong = (Object.keys(read) as Field[]).filter(isWrong).map((field) => `${field}: ${text}`)
    return { cities: isRight('from') && isRight('to'), times: isRight('day') && isRight('time'), wrong }
  })
  const share = (what: 'cities' | 'times') => all.filter((one) => one[what]).length / all.length
  return { cities: share('cities'), times: share('times'), wrong: all.flatMap(({ wrong }) => wrong) }
}

/** Of those that the readers were written by, and of others. */
const FILES = ['unseen.txt', 'calls.txt', ...(process.env.NIGHTLY ? ['tuned.txt'] : [])]

test.each(FILES)('most messages of %s are understood, and nothing wrong is sure', (file) => {
  const { cities, times, wrong } = rates(file)
  expect(wrong).toEqual([])
  expect(cities).toBeGreaterThanOrEqual(0.9)
  expect(times).toBeGreaterThanOrEqual(0.85)
})

test('a message fills in each field that it names, and keeps the rest', () => {
  expect(readMessage('Need sedan tmrw 5am Guindy to Pondy drop 4 pax, child seat', TODAY)).toEqual({
    fields: {
      tripType: { value: 'Drop Trip', isSure: true },
      from: { value: { cityId: 'tn-chennai', place: 'Guindy' }, isSure: true },
      to: { value: { cityId: 'tn-cuddalore', place: 'Puducherry' }, isSure: true },
      pickUpDate: { value: '2026-12-03', isSure: true },
      pickUpTime: { value: '05:00', isSure: true },
      numberOfPersons: { value: '4', isSure: true },
      cabClass: { value: 'sedan', isSure: true },
    },
    rest: 'child seat',
  })
})

test.each(['', '   ', '🙏', '||||', 'a'.repeat(2000), '31 February 99:99 0/0'])(
  'a message of nothing, %j, fills in nothing',
  (text) => {
    expect(readMessage(text, TODAY).fields).toEqual({})
  },
)
