import { anyOf, type MessageText } from './text.ts'
import words from './words.json' with { type: 'json' }

/** A time of day that a message names, 'HH:MM'; `at` is where. */
export type NamedTime = { at: number; end: number; time: string; isSure: boolean }

type Part = keyof typeof words.parts
const PARTS = Object.keys(words.parts) as Part[]
const PART = `(?:${PARTS.map((part) => `(?<${part}>${anyOf(words.parts[part])})`).join('|')})`
const CLOCK = '(?<![\\d:./])(\\d{1,2})(?:\\s?[:.]\\s?([0-5]\\d)|\\s([0-5]\\d)(?=\\s*[ap]\\.?m))?(?![\\d/])'
const MANI = `(?:${anyOf(words.clock)})`
/** What may be meant by a part of the day alone: a guess. */
const GUESSES: Record<Part, string> = {
  ...{ earlyMorning: '04:00', morning: '06:00', noon: '12:00', evening: '18:00', night: '21:00' },
}

const STARTS = new RegExp(anyOf(words.starts), 'iu')

/** So many letters between a time and a part of the day that says it again. */
const BESIDE = 10

const timeOf = (hour: number, minutes = '00') => `${String(hour).padStart(2, '0')}:${minutes || '00'}`
const partOf = ({ groups = {} }: RegExpExecArray) => PARTS.find((part) => groups[part])

/** A time as a named one; `isSure` unless it may be that of a flight, or by when to arrive. */
function named(text: MessageText, match: RegExpExecArray, time: string, isSure = true): NamedTime {
  const [at, end] = [match.index, match.index + match[0].length]
  // 'Flight at 10:15, pickup 7am': what follows the word of the start is the start.
  const [before = ''] = text
    .left()
    .slice(Math.max(0, at - 32), at)
    .split(STARTS)
    .slice(-1)
  return { at, end, time, isSure: isSure && !new RegExp(anyOf(words.uncertain), 'iu').test(before) }
}

/** An hour of the clock (1 to 12) in a part of the day; null where both do not fit. */
function hourIn(part: Part, hour: number): number | null {
  if (hour > 12 || hour === 0) return hour < 24 ? hour : null
  const fits: Record<Part, (number | null)[]> = {
    ...{ earlyMorning: [hour < 8 ? hour : null], morning: [hour >= 2 && hour < 12 ? hour : null] },
    ...{
      noon: [hour >= 10 ? hour : null, hour < 5 ? hour + 12 : null],
      evening: [hour >= 3 && hour < 9 ? hour + 12 : null],
    },
    night: [hour >= 6 && hour < 12 ? hour + 12 : null],
  }
  return fits[part].find((one) => one !== null) ?? null
}

/** The times that a message names, in its order. */
export function namedTimes(text: MessageText): NamedTime[] {
  const byHalf = text.take(`${CLOCK}\\s*(a|p)\\.?\\s?m(?![\\p{L}])\\.?`, (match) => {
    const hour = Number(match[1])
    if (hour > 23) return undefined
    const half = hour > 12 ? hour : (hour % 12) + (match[4]?.toLowerCase() === 'p' ? 12 : 0)
    return named(text, match, timeOf(half, match[2] ?? match[3]))
  })
  const inPart = (match: RegExpExecArray, hour: number, minutes: string | undefined) => {
    const part = partOf(match)
    const found = part ? hourIn(part, hour) : null
    return found === null ? undefined : named(text, match, timeOf(found, minutes))
  }
  const beforePart = text.take(`${CLOCK}\\s*${MANI}?\\s*(?:in\\s+the\\s+)?${PART}(?!\\s*\\d)`, (match) =>
    inPart(match, Number(match[1]), match[2]),
  )
  const afterPart = text.take(
    `${PART}\\s*(?:at|around|by|about)?\\s*${CLOCK}(?!\\s*(?:${anyOf(words.persons)}))(?:\\s*${MANI})?`,
    (match) => {
      const [hour, minutes] = figures(match)
      return inPart(match, Number(hour), minutes)
    },
  )
  const military = text.take('(?<!\\d)([01]\\d|2[0-3])[:.]?([0-5]\\d)\\s*(?:hrs|hours|hr)(?!\\p{L})', (match) =>
    named(text, match, timeOf(Number(match[1]), match[2])),
  )
  const byDay = text.take('(?<![\\d:./])([01]?\\d|2[0-3])[:.]([0-5]\\d)(?![\\d.:/])', (match) => {
    const [hour, figure = ''] = [Number(match[1]), match[1] ?? '']
    return named(text, match, timeOf(hour, match[2]), hour > 12 || figure.startsWith('0'))
  })
  const parts = text.take(PART, (match) => ({ ...spotOf(match), part: partOf(match) as Part }))
  const bare = text.take(
    `(?<![\\d:./])(\\d{1,2})\\s*${MANI}|(?<=\\bat\\s|\\bby\\s)(\\d{1,2})(?![\\d/.:])(?!\\s*\\p{L})`,
    (match) => {
      const hour = Number(match[1] ?? match[2])
      if (hour > 23) return undefined
      const [only, ...others] = parts
      const inOnly = only && others.length === 0 ? hourIn(only.part, hour) : null
      return named(text, match, timeOf(inOnly ?? (hour > 3 ? hour : hour + 12)), inOnly !== null)
    },
  )
  const exact = [...byHalf, ...afterPart, ...beforePart, ...military, ...byDay, ...bare]
  // A part beside an exact time only says it again.
  const isFree = (at: number) => !exact.some((one) => Math.abs(one.at - at) < BESIDE || Math.abs(one.end - at) < BESIDE)
  const guessed = parts
    .filter(({ at }) => isFree(at) && (bare.length === 0 || exact.length > 1))
    .map(({ part, ...place }) => ({ ...place, time: GUESSES[part], isSure: false }))
  return [...exact, ...guessed].toSorted((a, b) => a.at - b.at)
}

const spotOf = ({ index, 0: { length } }: RegExpExecArray) => ({ at: index, end: index + length })

/** Hour and minutes of a match whose groups of names come first. */
const figures = (match: RegExpExecArray) => match.slice(1 + PARTS.length)
