import { cityName } from 'shared-api/geography'
import type { BookingRow } from '../../platform/database/schema.ts'
import { searchText } from '../../platform/database/search-terms.ts'

type Searched = Pick<BookingRow, 'name' | 'mobile' | 'mail' | 'reference' | 'fromCity' | 'toCity' | 'note'>
type Cab = { cabSnapshot: { brand: string; carModel: string } }

/** 'Toyota Innova Crysta' */
export const cabNameOf = ({ cabSnapshot: { brand, carModel } }: Cab) => `${brand} ${carModel}`

/** The words that the desk finds a booking by: its traveller, reference, cities, cab and note (docs/product.md, Lists of the desk). */
export const bookingSearch = ({
  name,
  mobile,
  mail,
  reference,
  fromCity,
  toCity,
  note,
  ...cab
}: Searched & Cab): string =>
  searchText({ name, mobile, mail, reference, also: [cityName(fromCity), cityName(toCity), cabNameOf(cab), note] })
