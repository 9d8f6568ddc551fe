import { CabSnapshot } from 'shared-api/contract'
import { cityName } from 'shared-api/geography'
import type { BookingRow } from '../platform/database/schema.ts'
import { searchText } from '../platform/database/search-terms.ts'

type Searched = Pick<
  BookingRow,
  'name' | 'mobile' | 'mail' | 'reference' | 'fromCity' | 'toCity' | 'cabSnapshot' | 'note'
>

/** The words that the desk finds a booking by: its traveller, reference, cities, cab and note (docs/product.md, Lists of the desk). */
export function bookingSearch({ fromCity, toCity, cabSnapshot, note, ...traveller }: Searched): string {
  const { brand, carModel } = CabSnapshot.parse(JSON.parse(cabSnapshot))
  return searchText({ ...traveller, also: [cityName(fromCity), cityName(toCity), `${brand} ${carModel}`, note] })
}
