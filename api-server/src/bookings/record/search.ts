import { cityName } from 'shared-api/geography'
import type { BookingRow } from '../../platform/database/schema.ts'
import { searchText, termsOf } from '../../platform/database/search-terms.ts'

type Guest = 'guestName' | 'guestMobile' | 'companyName'
type Searched = Pick<BookingRow, Guest | 'name' | 'mobile' | 'mail' | 'reference' | 'fromCity' | 'toCity' | 'note'> &
  Partial<Pick<BookingRow, 'party'>>
type Cab = { cabSnapshot: { brand: string; carModel: string } }

/** 'Toyota Innova Crysta' */
export const cabNameOf = ({ cabSnapshot: { brand, carModel } }: Cab) => `${brand} ${carModel}`

/** The words that the desk finds a booking by: who booked, its guest and company, reference, party, cities, cab and note (docs/product.md, Lists of the desk). */
export const bookingSearch = ({
  name,
  mobile,
  mail,
  reference,
  fromCity,
  toCity,
  note,
  party,
  ...others
}: Searched & Cab): string =>
  searchText({
    ...{ name, mobile, mail, reference },
    also: [...guestTerms(others), cityName(fromCity), cityName(toCity), cabNameOf(others), note, party ?? ''],
  })

const guestTerms = ({ guestName, guestMobile, companyName }: Pick<Searched, Guest>) => [
  ...termsOf({ name: guestName ?? '', mobile: guestMobile ?? '', mail: '' }),
  companyName ?? '',
]
