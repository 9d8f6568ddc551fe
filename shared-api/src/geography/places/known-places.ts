import { cities } from '../index.ts'
import cityNames from './city-names.json' with { type: 'json' }
import nearPlaces from './near-places.json' with { type: 'json' }
import towns from './towns.json' with { type: 'json' }

export type PlaceKind = 'city' | 'airport' | 'station' | 'hills' | 'town'

/** A city, or a place near one. */
export type Place = {
  /** In English; of a city, the name of the fixed list. */
  name: string
  kind: PlaceKind
  /** The id of the city, or of the city nearby. */
  cityId: string
  /** Of a town or hills: about how many km of road lie between it and its city. */
  km?: number
  /** Another name that the text means, where it does not mean `name`: 'Madras'. */
  called?: string
}

/** A place with its names in lower case, and those of a city that may stand beside its own ('madras airport'). */
export type Entry = Place & { names: string[]; words: string[]; cityWords: string[]; others: string[] }

/** In lower case, without accents on Latin letters, one space between words. */
export function plain(text: string): string {
  const bare = text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
  return bare
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

const cityEntries: Entry[] = citiesBySize()
const wordsOfCity = new Map(cityEntries.map(({ cityId, words }) => [cityId, words]))

/** The cities by size, as in the file: the bigger of two matches is the better one. Then the places near them, then the towns. */
export const knownPlaces: readonly Entry[] = [...cityEntries, ...nearEntries(), ...townEntries()]

function citiesBySize(): Entry[] {
  const others: Record<string, string> = cityNames
  const bySize = Object.keys(others)
  return cities
    .toSorted((a, b) => bySize.indexOf(a.id) - bySize.indexOf(b.id))
    .map(({ id, name }) => ({ name, kind: 'city', cityId: id, ...namesOf(name, others[id] ?? ''), cityWords: [] }))
}

function nearEntries(): Entry[] {
  const rows = nearPlaces as [name: string, kind: PlaceKind, cityId: string, others?: string, km?: number][]
  return rows.map(([name, kind, cityId, others = '', km]) => ({
    ...{ name, kind, cityId, km, cityWords: wordsOfCity.get(cityId) ?? [] },
    ...namesOf(name, others),
  }))
}

/** The towns file has 'Name km (other names); …' by the city nearest to them. */
function townEntries(): Entry[] {
  return Object.entries(towns).flatMap(([cityId, list]) =>
    list.split('; ').map((town) => {
      const { name = '', km, others = '' } = /^(?<name>.+?) (?<km>\d+)(?: \((?<others>.+)\))?$/.exec(town)?.groups ?? {}
      return { ...{ name, kind: 'town' as const, cityId, km: Number(km), cityWords: [] }, ...namesOf(name, others) }
    }),
  )
}

function namesOf(name: string, more: string): Pick<Entry, 'names' | 'words' | 'others'> {
  const others = more.split(', ').filter(Boolean)
  const names = [name, ...others].map(plain)
  return { names, words: names.flatMap((one) => one.split(' ')), others }
}
