import type { City } from '../contract/index.ts'
import rows from './cities.json' with { type: 'json' }

/** The states the company serves, in the order they are shown; a city's id starts with its state's code. */
export const states = [
  { code: 'TN', name: 'Tamil Nadu' },
  { code: 'KL', name: 'Kerala' },
  { code: 'AP', name: 'Andhra Pradesh' },
  { code: 'KA', name: 'Karnataka' },
] as const

const stateNames: Record<string, string> = Object.fromEntries(states.map(({ code, name }) => [code, name]))

/** The 102 cities (docs/product.md, Cities), by state and then by name. */
export const cities: City[] = rows.map(([id = '', name = '']) => {
  const stateCode = id.slice(0, 2).toUpperCase()
  return { id, name, stateCode, state: stateNames[stateCode] ?? '' }
})

const byId = new Map(cities.map((city) => [city.id, city]))

/** The city of an id such as 'tn-chennai'. */
export const findCity = (id: string): City | undefined => byId.get(id)

/** What people call a city of which the fixed list names the district. */
const CALLED: Record<string, string> = { 'ka-bengaluru-urban': 'Bengaluru' }

/** Whether a trip goes from one state to another, by the ids of its cities. */
export const leavesState = ({ from, to }: { from: string; to: string }): boolean =>
  findCity(from)?.stateCode !== findCity(to)?.stateCode

/** A city's name as people say it: 'Bengaluru' for Bengaluru Urban; an unknown id is returned unchanged. */
export const shortCityName = (id: string): string => CALLED[id] ?? cityName(id)

/** The address of a pair of cities, by their ids: 'chennai-to-madurai' (docs/product.md, Route pages). */
export const routeSlug = (from: string, to: string): string => `${wordOf(from)}-to-${wordOf(to)}`

/** A city in an address: its id without the state, or what people call it. */
const wordOf = (id: string) => CALLED[id]?.toLowerCase() ?? id.slice(3)

/** A city's name; an unknown id is returned unchanged. */
export const cityName = (id: string): string => findCity(id)?.name ?? id

/** Whether an entered distance is under 60 % or over 200 % of the road's (docs/product.md, Distance). */
export const isDoubtful = (enteredKm: number, roadKm: number): boolean =>
  roadKm > 0 && (enteredKm < roadKm * 0.6 || enteredKm > roadKm * 2)

/** Whether an entered distance differs from the road's by more than a fifth. Within one city there is no road to compare with. */
export const differsFromRoad = (enteredKm: number, roadKm: number): boolean =>
  roadKm > 0 && Math.abs(enteredKm - roadKm) > roadKm / 5
