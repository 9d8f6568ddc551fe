import cities from '../../data/south-india-cities.json' with { type: 'json' }

const byId = new Map(cities.map(({ id, lat, lon }) => [id, { lat, lon }]))

/** Where a city lies, in degrees (WGS 84); for servers, which ask routing services by it. Null for an id that is no city. */
export const cityLocation = (id: string): { lat: number; lon: number } | null => byId.get(id) ?? null
