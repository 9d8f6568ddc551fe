import { cities } from '../index.ts'
import cityNames from './city-names.json' with { type: 'json' }
import nearPlaces from './near-places.json' with { type: 'json' }

export type PlaceKind = 'city' | 'airport' | 'station' | 'hills' | 'town'

/** A city, or a place near one. */
export type Place = {
  /** In English; of a city, the name of the fixed list. */
  name: string
  kind: PlaceKind
  /** The id of the city, or of the city nearby. */
  cityId: string
  /** Another name that the text means, where it does not mean `name`: 'Madras'. */
  called?: string
}

/** A place with its names in lower case, and those of its city, which may stand beside its own ('madras airport'). */
type Entry = Place & { names: string[]; words: string[]; cityWords: string[]; others: string[] }

/** So few that they need no scrolling: a list that scrolls would be a stop of the Tab key. */
const SHOWN = 6
/** Shorter words resemble too many others. */
const SHORTEST_SLIP = 4

/** The cities by size, as in the file: the bigger of two matches is the better one. Then the places near them. */
const entries: Entry[] = [...cityEntries(), ...nearEntries()]

/**
 * The places that a typed text means, the best first: by any name in six scripts, by the start of any of its words, and if there is
 * none, with a letter or two wrong. Without a text the largest cities.
 */
export function findPlaces(typed: string, most = SHOWN): Place[] {
  const text = plain(typed)
  if (text === '') return entries.slice(0, most)
  const words = text.split(' ')
  const exact = entries.filter((entry) => meant(entry, words, startsWith))
  const found = exact.length > 0 ? byStart(exact, text) : entries.filter((entry) => meant(entry, words, resembles))
  const fits = exact.length > 0 ? startsWith : resembles
  return found.slice(0, most).map((entry) => withCalled(entry, words, fits))
}

/** The id of the city that has exactly this name, in any script or spelling that we know; null for none. */
export function cityCalled(name: string): string | null {
  const text = plain(name)
  return entries.find(({ kind, names }) => kind === 'city' && names.includes(text))?.cityId ?? null
}

/** A name that is the whole text goes first, then those that start with it, then those that have its words somewhere. */
function byStart(found: Entry[], text: string): Entry[] {
  const rank = ({ names }: Entry) => (names.includes(text) ? 0 : names.some((name) => name.startsWith(text)) ? 1 : 2)
  return found.toSorted((a, b) => rank(a) - rank(b))
}

/** Says which other name was meant. */
function withCalled(entry: Entry, typed: string[], fits: Fits): Place {
  const means = (name: string) => {
    const words = plain(name).split(' ')
    return typed.some((one) => words.some((word) => fits(one, word)))
  }
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
  return slips(typed, word) <= (typed.length < 7 ? 1 : 2)
}

/** The least number of letters to add, drop or change until `typed` is the start of `word`. */
function slips(typed: string, word: string): number {
  let row = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (const [done, letter] of [...typed].entries()) {
    const next = [done + 1]
    for (let at = 1; at <= word.length; at += 1) {
      const change = (row[at - 1] ?? 0) + (word[at - 1] === letter ? 0 : 1)
      next.push(Math.min(change, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1))
    }
    row = next
  }
  return Math.min(...row)
}

function cityEntries(): Entry[] {
  const others: Record<string, string> = cityNames
  const bySize = Object.keys(others)
  return cities
    .toSorted((a, b) => bySize.indexOf(a.id) - bySize.indexOf(b.id))
    .map(({ id, name }) => ({ name, kind: 'city', cityId: id, ...namesOf(name, others[id] ?? ''), cityWords: [] }))
}

function nearEntries(): Entry[] {
  const ofCity = new Map(cityEntries().map(({ cityId, words }) => [cityId, words]))
  return nearPlaces.map(([name = '', kind = '', cityId = '', others = '']) => ({
    ...{ name, kind: kind as PlaceKind, cityId },
    ...namesOf(name, others),
    cityWords: ofCity.get(cityId) ?? [],
  }))
}

function namesOf(name: string, more: string): Pick<Entry, 'names' | 'words' | 'others'> {
  const others = more.split(', ').filter(Boolean)
  const names = [name, ...others].map(plain)
  return { names, words: names.flatMap((one) => one.split(' ')), others }
}

/** In lower case, without accents on Latin letters, one space between words. */
function plain(text: string): string {
  const bare = text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
  return bare
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
