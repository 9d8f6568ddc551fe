import type { AbsenceKind, PaperKind } from 'shared-api/contract'
import type { Flag } from './columns.ts'

export interface VehiclesTable {
  id: string
  /** As its plate has it, 'TN 01 AB 1234'; null until the desk has entered it. */
  registration: string | null
  cabId: string
  enabled: Flag
  note: string
  /** A city's id; null for the company's own base. */
  base: string | null
  version: number
  createdAt: number
  updatedAt: number
  /** A deleted vehicle stays for its trips. */
  deletedAt: number | null
}

export interface DriversTable {
  id: string
  name: string
  /** E.164; '' in one that was deleted, as `licence`. */
  mobile: string
  licence: string
  /** The address of a picture; '' for none. */
  photo: string
  enabled: Flag
  note: string
  /** As of a vehicle. */
  base: string | null
  version: number
  createdAt: number
  updatedAt: number
  /** A deleted driver stays by name, for the trips. */
  deletedAt: number | null
}

/** A paper of a vehicle or of a driver. */
export interface PapersTable {
  id: string
  vehicleId: string | null
  driverId: string | null
  kind: PaperKind
  number: string
  /** 'YYYY-MM-DD' in Indian Standard Time. */
  lastDay: string
}

/** Days on which a vehicle or driver is not available, both included; 'YYYY-MM-DD' in Indian Standard Time. */
export interface AbsencesTable {
  id: string
  vehicleId: string | null
  driverId: string | null
  kind: AbsenceKind
  firstDay: string
  lastDay: string
  note: string
}
