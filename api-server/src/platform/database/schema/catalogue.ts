import type { CabClass } from 'shared-api/contract'
import type { Flag } from './columns.ts'

export interface CabsTable {
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

export interface PackagesTable {
  id: string
  kind: 'holiday' | 'tour'
  name: string
  imageUrl: string
  /** JSON list of { id, name }. */
  services: string
  /** JSON list of { id, name }. */
  category: string
  pdf: string | null
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
