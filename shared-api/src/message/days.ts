import { dayAfter } from '../india/index.ts'
import { anyOf, type MessageText } from './text.ts'
import words from './words.json' with { type: 'json' }

/** A day that a message names; `at` is where. */
export type NamedDay = { at: number; end: number; day: string; isSure: boolean }

const MONTH = `(?:${words.months.map((names, at) => `(?<m${at}>${anyOf(names)})`).join('|')})`
const OF_MONTH = `(?:${anyOf(words.ofMonth)}|(?<=\\d)(?:st|nd|rd|th))`
const NUMBER = '(?<![\\d:./])(\\d{1,2})'

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** The days that a message names, in its order. `today` is an Indian date; a date without a year is the next one. */
export function namedDays(text: MessageText, today: string): NamedDay[] {
  const numbered = [...ranges(text, today), ...dates(text, today), ...datesOfMonth(text, today)]
  const all = [...numbered, ...relative(text, today), ...weekdays(text, today, numbered)]
  return all.toSorted((a, b) => a.at - b.at)
}

/** The next such date from `today` on; undefined if there is none ('31 February'). */
function dateOf(today: string, date: number, month: number, year?: number): string | undefined {
  const first = year ?? Number(today.slice(0, 4))
  const inYear = (one: number) => dayOf(Date.UTC(one, month, date))
  const isReal = date > 0 && month >= 0 && month < 12 && new Date(Date.UTC(first, month, date)).getUTCDate() === date
  if (!isReal) return undefined
  return year === undefined && inYear(first) < today ? inYear(first + 1) : inYear(first)
}

const spot = ({ index, 0: { length } }: RegExpExecArray) => ({ at: index, end: index + length })
const named = (match: RegExpExecArray, day: string | undefined, isSure = true): NamedDay | undefined =>
  day === undefined ? undefined : { ...spot(match), day, isSure }
const monthOf = ({ groups = {} }: RegExpExecArray) => words.months.findIndex((_names, at) => groups[`m${at}`])

const NEXT = `\\s*${OF_MONTH}?\\s*(?:-|–|to|and|&|முதல்)\\s*`
/** '24th to 27th Dec', 'Dec 24 to 26': both of one month. */
const RANGES = [
  `${NUMBER}${NEXT}(\\d{1,2})\\s*${OF_MONTH}?\\s*(?:of\\s+)?${MONTH}`,
  // 'Dec 5 - 6 am', 'Dec 5, 6 persons' are none.
  `${MONTH}\\s*(?<first>\\d{1,2})${NEXT}(?<last>\\d{1,2})(?![\\d:.]|\\s*(?:am|pm|${anyOf([...words.clock, ...words.persons])}))`,
]
const ranges = (text: MessageText, today: string) =>
  RANGES.flatMap((range) =>
    text.take(range, (match) => {
      const { first = match[1], last = match[2] } = match.groups ?? {}
      const both = [first, last].map((date) => named(match, dateOf(today, Number(date), monthOf(match))))
      return both.every((day) => day !== undefined) ? both : undefined
    }),
  ).flat()

/** '5/12', '5-12-2026', '5 Dec', 'Dec 5', with or without a year. */
const dates = (text: MessageText, today: string) => [
  ...text.take('(20\\d\\d)-(\\d\\d)-(\\d\\d)(?!\\d)', (match) =>
    named(match, dateOf(today, Number(match[3]), Number(match[2]) - 1, Number(match[1]))),
  ),
  ...text.take(`${NUMBER}([/.-])(\\d{1,2})\\2(\\d{4}|\\d{2})(?!\\d)`, (match) =>
    named(match, dateOf(today, Number(match[1]), Number(match[3]) - 1, 2000 + (Number(match[4]) % 100))),
  ),
  ...text.take(`${NUMBER}/(\\d{1,2})(?![\\d/])`, (match) =>
    named(match, dateOf(today, Number(match[1]), Number(match[2]) - 1)),
  ),
  ...text.take(`${NUMBER}\\s*${OF_MONTH}?[\\s-]*(?:of\\s+)?${MONTH}(?:,?[\\s-]*(20\\d\\d))?`, (match) =>
    named(match, dateOf(today, Number(match[1]), monthOf(match), Number(match.at(-1)) || undefined)),
  ),
  ...text.take(`${MONTH}\\s*(\\d{1,2})(?!\\d|[:.]\\d|\\s*(?:am|pm|${anyOf(words.clock)}))${OF_MONTH}?`, (match) =>
    named(match, dateOf(today, Number(match.slice(1).find((one) => /^\d+$/.test(one ?? ''))), monthOf(match))),
  ),
]

/** '15th' alone: of this month or the next. */
const datesOfMonth = (text: MessageText, today: string) =>
  text.take(`${NUMBER}\\s*${OF_MONTH}`, (match) => {
    const [month, date] = [Number(today.slice(5, 7)) - 1, Number(match[1])]
    const day = dateOf(today, date, date < Number(today.slice(8)) ? (month + 1) % 12 : month)
    return named(match, day)
  })

const relative = (text: MessageText, today: string) => [
  ...[2, 1, 0].flatMap((count) =>
    text.take(anyOf(words.days[count] ?? []), (match) => named(match, dayAfter(today, count))),
  ),
  // Its part of the day is still to be read.
  ...text.find(anyOf(words.todayPart)).map((match) => ({ ...spot(match), day: today, isSure: true })),
]

/** The coming one. That of a date says it again, or contradicts it; 'next Friday' and the day of today may mean two days. */
function weekdays(text: MessageText, today: string, numbered: NamedDay[]) {
  const day = (at: number) => dayAfter(today, (at - new Date(msOf(today)).getUTCDay() + 7) % 7)
  return words.weekdays.flatMap((names, at) =>
    text
      .take(`(${anyOf(words.comingWeek)}\\s+)?${anyOf(names)}`, (match) => ({
        ...spot(match),
        next: match[1] !== undefined,
      }))
      .flatMap(({ next, ...place }) => {
        const beside = numbered.find((one) => Math.min(Math.abs(one.at - place.end), Math.abs(place.at - one.end)) <= 3)
        if (!beside) return [{ ...place, day: day(at), isSure: !next && day(at) !== today }]
        if (new Date(msOf(beside.day)).getUTCDay() !== at) beside.isSure = false
        return []
      }),
  )
}
