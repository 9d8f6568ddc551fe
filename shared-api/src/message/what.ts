import { CAB_CLASSES, type CabClass } from '../contract/cab-classes.ts'
import { TRIP_TYPES } from '../contract/trip-types.ts'
import { anyOf, type MessageText, type Read } from './text.ts'
import words from './words.json' with { type: 'json' }

type TripType = (typeof TRIP_TYPES)[number]

const PERSONS = anyOf(words.persons)
const CHILDREN = anyOf(words.children)
const NUMBER_WORDS: Record<string, number> = words.numbers
const NUMBER = `(?<![\\d./:])(\\d{1,3}|${anyOf(Object.keys(NUMBER_WORDS))})`
const numberOf = (typed = '') => NUMBER_WORDS[typed.toLowerCase()] ?? Number(typed)

/** How many travel: grown-ups and children; two different numbers are doubtful. */
export function personsOf(text: MessageText): Read | null {
  const counts = [
    ...text.take(`${NUMBER}\\s*(?:\\+\\s*(\\d)\\s*)?(?:${PERSONS})(?!\\s*(?:km|day|kilo))`, (match) => ({
      count: numberOf(match[1]) + Number(match[2] ?? 0),
    })),
    ...text.take(`(?:${anyOf(words.personsBefore)})\\s*[:=-]?\\s*${NUMBER}`, (match) => ({
      count: numberOf(match[1]),
    })),
  ]
  const children = text.take(`${NUMBER}\\s*(?:${CHILDREN})`, (match) => ({ count: numberOf(match[1]) }))
  const [first] = counts
  if (!first) {
    const [some] = text.take('(?<=\\bfor\\s)(\\d{1,2})(?![\\d:./]|\\s*\\p{L})', (match) => ({ value: match[1] ?? '' }))
    return some ? { ...some, isSure: false } : null
  }
  const all = first.count + children.reduce((sum, { count }) => sum + count, 0)
  return { value: String(all), isSure: counts.every(({ count }) => count === first.count) }
}

/** The class of cab: by its name, or that of a model of it. */
export function classOf(text: MessageText): Read<CabClass> | null {
  const longest = (one: CabClass) => Math.max(...words.classes[one].map(({ length }) => length))
  const named = CAB_CLASSES.toSorted((a, b) => longest(b) - longest(a)).flatMap((cabClass) =>
    text.take(
      `(?:\\d\\s+)?${anyOf(words.classes[cabClass].flatMap((name) => [name, `${name}s`]))}(?!\\s+(?:stand|stop|station))`,
      ({ index }) => ({ cabClass, index }),
    ),
  )
  const [first, ...others] = named.toSorted((a, b) => a.index - b.index)
  return first ? { value: first.cabClass, isSure: others.every(({ cabClass }) => cabClass === first.cabClass) } : null
}

const KM = `(?:\\s*(?:${anyOf(words.km)}))`

/** The hours of a local trip: '8 hrs 80 km', '8/80', '8 மணி நேரம்'. */
export function hoursOf(text: MessageText): Read | null {
  const [named] = [
    ...text.take(
      `(?<![\\d:./])(\\d{1,2})\\s*(?:${anyOf(words.hours)}|h(?=[\\s/]))(?:[\\s/,]*\\d{2,3}${KM})?`,
      (match) => ({
        hours: match[1] ?? '',
        isSure: true,
      }),
    ),
    ...text.take(`(?<![\\d:./])(4|6|8|10|12)\\s*/\\s*(40|60|80|100|120)(?!\\d|/)`, (match) => ({
      hours: match[1] ?? '',
      isSure: true,
    })),
  ]
  return named ? { value: named.hours, isSure: named.isSure } : null
}

/** The trip types that a message has words for; '2 days' and the like count as a trip that comes back. */
export function typesOf(text: MessageText): { types: TripType[]; nights: number } {
  const isMixed = text.take(anyOf(words.noTrip), () => ({})).length > 0
  const types = TRIP_TYPES.filter((type) => text.has(anyOf(words.types[type])))
  const [days] = text.take(`${NUMBER}\\s*(${anyOf(words.manyDays)})`, (match) => ({
    nights: numberOf(match[1]) - (/^night/i.test(match[2] ?? '') ? 0 : 1),
  }))
  return { types: isMixed ? [] : types, nights: days?.nights ?? 0 }
}

/** The trip types whose words a text has are taken off it, for the rest. */
export const takeTypes = (text: MessageText) =>
  text.take(anyOf([...Object.values(words.types).flat(), ...words.sameDay]), () => ({}))

/** The first Indian mobile number, and the name after 'Name:'. */
export function callerOf(text: MessageText) {
  const [mobile] = text.take('(?<!\\d)(?:\\+?91[\\s-]?|0)?([6-9]\\d{4})[\\s-]?(\\d{5})(?!\\d)', (match) => ({
    value: `${match[1]} ${match[2]}`,
  }))
  const [name] = text.take(
    '\\b(?:name|peyar|பெயர்)\\s*[:=-]\\s*([\\p{L}\\p{M} .]{2,40}?)(?=\\s*(?:$|[\\n,;|]|mobile|phone|mob|from))',
    (match) => ({
      value: (match[1] ?? '').trim(),
    }),
  )
  return { mobile, name }
}
