import { type Entry, knownPlaces, type Place, plain } from './known-places.ts'

export type { Place, PlaceKind } from './known-places.ts'

/** So few that they need no scrolling: a list that scrolls would be a stop of the Tab key. */
const SHOWN = 6
/** Shorter words resemble too many others. */
const SHORTEST_SLIP = 4
/** In a whole name of so many letters one may be wrong, and the name is still sure. */
const LONG_NAME = 8
/** Fewer letters begin too many names to mean one of them. */
const SHORTEST_BEGINNING = 3

/** A place that a text may mean; `isSure` of the one that may be taken without a choice. */
export type FoundPlace = Place & { isSure: boolean }

/**
 * The places that a typed text may mean, the sure one first: by any name in six scripts, by the start of any of its words, and if
 * there is none, with a letter or two wrong. Without a text the largest cities.
 */
export function findPlaces(typed: string, most = SHOWN): FoundPlace[] {
  const sure = sureEntry(plain(typed))
  const others = likeEntries(plain(typed)).filter(({ entry }) => entry !== sure?.entry)
  const found = [sure, ...others].filter((one) => one !== null)
  return found.slice(0, most).map((one) => ({ ...withCalled(one), isSure: one === sure }))
}

/** The one place that a text surely means; null for any other. */
export const surePlace = (text: string): Place | null => sureEntry(plain(text))?.entry ?? null

/** A place of a city by its name in English, as it was chosen; null if it is none of ours. */
export const placeNear = (cityId: string, name: string): Place | null =>
  knownPlaces.find((place) => place.cityId === cityId && place.name === name) ?? null

type Match = { entry: Entry; words: string[]; fits: Fits }

function likeEntries(text: string): Match[] {
  const words = text.split(' ')
  const matches = (entries: readonly Entry[], fits: Fits) => entries.map((entry) => ({ entry, words, fits }))
  if (text === '') return matches(knownPlaces.slice(0, SHOWN), startsWith)
  const sounds = soundsLike(text)
  const exact = knownPlaces.filter((entry) => sounds(entry) || meant(entry, words, startsWith))
  if (exact.length > 0) return matches(byStart(exact, text), startsWith)
  return matches(
    knownPlaces.filter((entry) => meant(entry, words, resembles)),
    resembles,
  )
}

/**
 * The one place that a text surely means, so that it may be taken without a choice: a whole name of it in some spelling, the
 * beginning of one city or of one place, or a long name with a letter wrong. Null where it may mean another, or none of ours: a town
 * of another name must never stand for the one that was typed (docs/product.md, Search for places).
 */
function sureEntry(text: string): Match | null {
  if (text === '') return null
  const words = text.split(' ')
  const entry = only(surest(text, words))
  return entry && { entry, words, fits: startsWith }
}

/** The entries that fit best in the surest of four ways that any fits in. */
function surest(text: string, words: string[]): Entry[] {
  const whole = knownPlaces.filter(({ names }) => names.includes(text))
  if (whole.length > 0) return whole
  const sounding = knownPlaces.filter(soundsLike(text))
  if (sounding.length > 0) return sounding
  const begun = text.length < SHORTEST_BEGINNING ? [] : knownPlaces.filter((entry) => meant(entry, words, startsWith))
  return begun.length > 0 ? begun : knownPlaces.filter((entry) => isOneSlip(entry, text))
}

/** The id of the city that has exactly this name, in any script or spelling that we know; null for none. */
export function cityCalled(name: string): string | null {
  const text = plain(name)
  return knownPlaces.find(({ kind, names }) => kind === 'city' && names.includes(text))?.cityId ?? null
}

const STOPS = ['airport', 'station']

/** The one city of some places; if none is a city the one town, then the one airport or station. */
function only(places: Entry[]): Entry | null {
  const cities = places.filter(({ kind }) => kind === 'city')
  const towns = places.filter(({ kind }) => !STOPS.includes(kind))
  const [first = null, ...others] = [cities, towns, places].find(({ length }) => length > 0) ?? []
  return others.length === 0 ? first : null
}

/** The spellings of one sound in Latin letters: 'Thiruvalla' is Tiruvalla, 'Tirupathur' Tirupattur. */
const SOUNDS = [
  [/([bcdgjkpstz])h/g, '$1'],
  [/zh/g, 'l'],
  [/oo/g, 'u'],
  [/ee/g, 'i'],
  [/w/g, 'v'],
  [/y\b/g, 'i'],
  [/(\p{L})\1+/gu, '$1'],
] as const

export const sound = (name: string) => SOUNDS.reduce((text, [spelling, letter]) => text.replace(spelling, letter), name)

const soundsOf = new Map(knownPlaces.map((entry) => [entry, entry.names.map(sound)]))

function soundsLike(text: string): (entry: Entry) => boolean {
  const typed = sound(text)
  return (entry) => text.length >= SHORTEST_SLIP && (soundsOf.get(entry)?.includes(typed) ?? false)
}

const isOneSlip = ({ names }: Entry, text: string): boolean =>
  text.length >= LONG_NAME &&
  names.some((name) => name[0] === text[0] && Math.abs(name.length - text.length) <= 1 && distance(text, name) === 1)

/** A name that is the whole text goes first, then one that sounds so, those that start with it, those that have its words somewhere. */
function byStart(found: Entry[], text: string): Entry[] {
  const sounds = soundsLike(text)
  const rank = (entry: Entry) => {
    if (entry.names.includes(text)) return 0
    if (sounds(entry)) return 1
    return entry.names.some((name) => name.startsWith(text)) ? 2 : 3
  }
  return found.toSorted((a, b) => rank(a) - rank(b))
}

/** Says which other name was meant. */
function withCalled({ entry, words: typed, fits }: Match): Place {
  const means = (name: string) =>
    plain(name)
      .split(' ')
      .some((word) => typed.some((one) => fits(one, word)))
  const called = means(entry.name) ? undefined : entry.others.find(means)
  return called ? { ...entry, called } : entry
}

type Fits = (typed: string, word: string) => boolean

/** Each typed word is of the place or its city, and at least one of the place. */
function meant({ words, cityWords }: Entry, typed: string[], fits: Fits): boolean {
  const isOwn = (one: string) => words.some((word) => fits(one, word))
  const isOfCity = (one: string) => cityWords.some((word) => fits(one, word))
  return typed.some(isOwn) && typed.every((one) => isOwn(one) || isOfCity(one))
}

const startsWith: Fits = (typed, word) => word.startsWith(typed)

/** One letter may be wrong, in a long word two. */
const resembles: Fits = (typed, word) => {
  if (typed.length < SHORTEST_SLIP) return startsWith(typed, word)
  return Math.min(...slips(typed, word)) <= (typed.length < 7 ? 1 : 2)
}

/** The least number of letters to add, drop or change to make one of the other. */
const distance = (typed: string, name: string): number => slips(typed, name).at(-1) ?? 0

/** The same for each beginning of `word`, from none of it to all. */
function slips(typed: string, word: string): number[] {
  let row = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (const [done, letter] of [...typed].entries()) {
    const next = [done + 1]
    for (let at = 1; at <= word.length; at += 1) {
      const change = (row[at - 1] ?? 0) + (word[at - 1] === letter ? 0 : 1)
      next.push(Math.min(change, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1))
    }
    row = next
  }
  return row
}
