import type { Generated } from 'kysely'
import type { CabClass, Fuel, Transmission, Visibility } from 'shared-api/contract'
import type { Flag } from './columns.ts'

/** What cabs and packages have for their lists. */
interface Listed {
  /** The desk's order; among the same position the older comes first. */
  position: Generated<number>
  visibility: Generated<Visibility>
  /** JSON list of the addresses of the pictures after the first. */
  pictures: Generated<string>
  /** JSON list of what the pictures show, that of `imageUrl` first; '' or none where nothing is said. */
  pictureTexts: Generated<string>
  /** JSON of what is said in other languages, by language; '{}' for nothing. */
  translations: Generated<string>
}

export interface CabsTable extends Listed {
  id: string
  carModel: string
  brand: string
  seats: number
  pricePaise: number | null
  description: string
  availability: Flag
  onRide: Flag
  localTripType: 'Hour-Basis' | 'Day-Use' | null
  pricePerDayPaise: number | null
  pricePerKmPaise: number | null
  imageUrl: string
  cabClass: CabClass | null
  transmission: Transmission | null
  fuel: Fuel | null
  /** Counts the edits; the ETag of the cab. */
  version: number
  createdAt: number
  updatedAt: number
  /** A deleted cab stays for the bookings that point to it. */
  deletedAt: number | null
}

export interface CabTripTypesTable {
  cabId: string
  tripType: 'Outstation' | 'Local Trip' | 'Drop Trip'
}

export interface PackagesTable extends Listed {
  id: string
  kind: 'holiday' | 'tour'
  name: string
  imageUrl: string
  /** JSON list of { id, name }. */
  services: string
  /** JSON list of { id, name }. */
  category: string
  pdf: string | null
  /** JSON of what is set of the contract's PackageDetails, the price in paise. */
  details: Generated<string>
  /** The name of its page's address, from when it is public first; null before. */
  slug: string | null
  /** Tours only. */
  numberOfPersons: number | null
  version: number
  createdAt: number
  updatedAt: number
  deletedAt: number | null
}

export interface TariffsTable {
  id: string
  name: string
  /** JSON of the tariff without id and name, in paise and basis points. */
  parts: string
  /** The first and last day it prices trips, 'YYYY-MM-DD'; without a first it is not in force. */
  validFrom: string | null
  /** When it was put in force. */
  putAt: number | null
  version: number
  createdAt: number
  updatedAt: number
  deletedAt: number | null
}
