import type { ImportKind, ImportRecord } from 'shared-api/contract'
import { instantText } from '../../components/times.ts'

/** What a file can bring, as the choice has it. */
export const KIND_WORDS: Record<ImportKind, string> = {
  bookings: 'Bookings',
  cabs: 'Cabs',
  vehicles: 'Vehicles',
  drivers: 'Drivers',
}

/** '1 booking', '500 bookings' */
export const countText = (kind: ImportKind, count: number): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? kind.slice(0, -1) : kind}`

/** 'notebook.xlsx, by Meena on 26 Nov 2026, 4:10 pm' */
export const importText = ({ fileName, by, at }: ImportRecord): string => `${fileName}, by ${by} on ${instantText(at)}`
