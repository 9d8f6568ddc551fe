import { type FoundPlace, findPlaces, placeNear } from '../geography/places/find-places.ts'
import { type Place, plain } from '../geography/places/known-places.ts'
import areas from './areas.json' with { type: 'json' }

/** A place of visitors' search, or an area of a city, which only the desk takes. */
export type DeskPlace = Omit<FoundPlace, 'kind'> & { kind: Place['kind'] | 'area' }

const SHORTEST = 3

const inCities = Object.entries(areas).flatMap(([cityId, list]) =>
  list.split(', ').map((name) => ({ name, cityId, plain: plain(name), kind: 'area' as const })),
)

/** The places that a text may mean, the sure one first (docs/product.md, Search for places), and the areas of cities that begin so. */
export function deskPlaces(typed: string): DeskPlace[] {
  const text = plain(typed)
  const found = findPlaces(typed)
  const begun = text.length < SHORTEST ? [] : inCities.filter((one) => one.plain.startsWith(text))
  const whole = begun.filter((one) => one.plain === text)
  const listed = whole.length > 0 ? whole : begun
  const sure = found.filter(({ isSure }) => isSure)
  const asArea = ({ name, cityId, kind }: (typeof inCities)[number]): DeskPlace => ({
    ...{ name, cityId, kind },
    isSure: sure.length === 0 && listed.length === 1,
  })
  // What only resembles a place comes after what is one.
  return [...sure, ...listed.map(asArea), ...found.filter((one) => !sure.includes(one))].slice(0, MOST)
}

/** So many as visitors are offered. */
const MOST = 6

/** Whether a name is a place of a city that the search knows. */
export const isKnownPlace = (cityId: string, name: string): boolean =>
  placeNear(cityId, name) !== null || inCities.some((one) => one.cityId === cityId && one.name === name)
