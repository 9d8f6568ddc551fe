import type { Tariff } from 'shared-api/fares'
import type { TariffRow } from '../platform/database/schema.ts'

/** A tariff without id, name and unit, in paise. */
export const partsOf = ({ parts }: TariffRow) => JSON.parse(parts)

export const tariffOf = (row: TariffRow): Tariff => ({ ...partsOf(row), id: row.id, name: row.name, unit: 'paise' })
