import type { Cab } from 'shared-api/contract'
import type { Tariff } from 'shared-api/fares'
import { cabClasses } from 'shared-api/languages/en'
import { shortPaise } from 'shared-api/money'
import { useTariffInForce } from '../../api/use-tariff-in-force.ts'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { type Comparison, compared } from './sample-trips.ts'

type Props = { tariff: Tariff; cabs: readonly Cab[] }

/** What ten usual trips cost by the tariff in force and by another, with the cheapest cab of each class. */
export function Differences({ tariff, cabs }: Props) {
  const inForce = useTariffInForce()
  if (!inForce) return null
  const rows = compared(inForce, tariff, cabs)
  return <DataTable caption="Ten trips by both tariffs" columns={COLUMNS} rows={rows} rowId={({ name }) => name} />
}

const sum = (paise: number | null) => (paise === null ? 'no price' : shortPaise(paise))

/** '+₹300 (4%)' */
export function differenceText(inForce: number | null, other: number | null): string {
  if (inForce === null || other === null) return '–'
  const difference = other - inForce
  if (difference === 0) return 'the same'
  const percent = inForce === 0 ? '' : ` (${Math.round((difference * 100) / inForce)}%)`
  return `${difference > 0 ? '+' : ''}${shortPaise(difference)}${percent}`
}

const COLUMNS: Column<Comparison>[] = [
  { key: 'name', header: 'Trip', room: 'title', cell: ({ name, cabClass }) => `${name}, ${cabClasses[cabClass]}` },
  { key: 'inForce', header: 'In force', numeric: true, cell: ({ inForce }) => sum(inForce) },
  { key: 'other', header: 'This tariff', numeric: true, cell: ({ other }) => sum(other) },
  {
    key: 'difference',
    header: 'Difference',
    numeric: true,
    cell: ({ inForce, other }) => differenceText(inForce, other),
  },
]
