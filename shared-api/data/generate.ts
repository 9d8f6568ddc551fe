/**
 * Generates the data of src/geography from the files in this folder: `pnpm --filter shared-api geography`. cities.json
 * is [id, name] for each city; road-graph.json is { city: ids, edge: [from, to, km, 1 for a ghat road or 2 for a highway] } where
 * `from` and `to` count cities first, then junction towns.
 */
import { readFileSync, writeFileSync } from 'node:fs'

type Place = { id: string; name: string; lat: number; lon: number }
type Road = { from: string; to: string; kind: string }

/** Road length over great-circle length: of plain roads ('>'), ghat or hill roads ('^') and highways ('='). */
const WINDING: Record<string, number> = { '>': 1.14, '^': 1.36, '=': 1.11 }
const KINDS: Record<string, number[]> = { '^': [1], '=': [2] }
const EARTH_RADIUS_KM = 6371

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const linesOf = (file: string) =>
  read(file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
const rad = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in km (haversine). */
function greatCircleKm(a: Place, b: Place): number {
  const h =
    Math.sin(rad(b.lat - a.lat) / 2) ** 2 +
    Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(rad(b.lon - a.lon) / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(h))
}

/** The roads of one chain such as 'a > b ^ c'. */
function roadsOf(chain: string): Road[] {
  const [first = '', ...steps] = chain.split(/\s+([>^])\s+/)
  const roads: Road[] = []
  for (let at = 0, from = first; at < steps.length; at += 2) {
    const to = steps[at + 1] ?? ''
    roads.push({ from, to, kind: steps[at] ?? '' })
    from = to
  }
  return roads
}

/** The edges of highways.txt, each by the ids of its ends in order. */
const highways = new Set(
  linesOf('highways.txt').flatMap((chain) => {
    const towns = chain.split(' ')
    return towns.slice(1).map((town, at) => [towns[at] ?? '', town].sort().join())
  }),
)

function roadGraph(cities: Place[], towns: Place[], chains: string[]) {
  const places = new Map([...cities, ...towns].map((place, index) => [place.id, { ...place, index }]))
  const find = (id: string) => {
    const place = places.get(id)
    if (!place) throw new Error(`road-edges.txt names an unknown place: ${id}`)
    return place
  }
  const edges = new Map<string, number[]>()
  for (const road of chains.flatMap(roadsOf)) {
    const [from, to] = [find(road.from), find(road.to)]
    const key = [from.id, to.id].sort().join()
    const kind = highways.has(key) ? '=' : road.kind
    const km = Math.round(greatCircleKm(from, to) * (WINDING[kind] ?? Number.NaN))
    if (!edges.has(key)) edges.set(key, [from.index, to.index, km, ...(KINDS[kind] ?? [])])
  }
  return { city: cities.map(({ id }) => id), edge: [...edges.values()] }
}

/** The texts of the two files, by name. */
export function geographyFiles(): Record<'cities.json' | 'road-graph.json', string> {
  const cities: Place[] = JSON.parse(read('south-india-cities.json'))
  const towns: Place[] = JSON.parse(read('junction-towns.json'))
  const chains = linesOf('road-edges.txt')
  return {
    'cities.json': `[\n${cities.map(({ id, name }) => JSON.stringify([id, name])).join(',\n')}\n]\n`,
    'road-graph.json': `${JSON.stringify(roadGraph(cities, towns, chains))}\n`,
  }
}

if (import.meta.main) {
  for (const [file, text] of Object.entries(geographyFiles())) {
    writeFileSync(new URL(`../src/geography/${file}`, import.meta.url), text)
  }
}
