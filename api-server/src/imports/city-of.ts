import { cities } from 'shared-api/geography'
import { cityCalled } from 'shared-api/geography/places'
import { plain } from './columns.ts'

const byName = new Map(cities.flatMap(({ id, name, state }) => [id, `${name} ${state}`].map((one) => [plain(one), id])))

/** The id of a city by its name, 'Chennai' or 'Chennai, Tamil Nadu', by another name, or by its id; null for no city of ours. */
export const cityOf = (written: string): string | null => byName.get(plain(written)) ?? cityCalled(written)
