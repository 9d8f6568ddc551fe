import type { Cab } from 'shared-api/contract'
import type { Tariff } from 'shared-api/fares'
import { shortPaise } from 'shared-api/money'
import { useTariffInForce } from '../../api/use-tariff-in-force.ts'
import { percentText } from '../../components/percent-text.ts'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { sharedTexts } from '../../texts/shared.ts'
import { tariffsTexts } from '../../texts/tariffs.ts'
import { type Comparison, compared } from './sample-trips.ts'

type Props = { tariff: Tariff; cabs: readonly Cab[] }

/** What ten usual trips cost by the tariff in force and by another, with the cheapest cab of each class. */
export function Differences({ tariff, cabs }: Props) {
  const inForce = useTariffInForce()
  if (!inForce) return null
  const rows = compared(inForce, tariff, cabs)
  return (
    <DataTable
      caption={tariffsTexts().differences.caption}
      columns={columns()}
      rows={rows}
      rowId={({ sample }) => sample}
    />
  )
}

const sum = (paise: number | null) => (paise === null ? tariffsTexts().differences.noPrice : shortPaise(paise))

/** '+₹300 (4%)' */
export function differenceText(inForce: number | null, other: number | null): string {
  if (inForce === null || other === null) return '–'
  const difference = other - inForce
  if (difference === 0) return tariffsTexts().differences.same
  const percent = inForce === 0 ? '' : ` (${percentText(Math.round((difference * 100) / inForce))})`
  return `${difference > 0 ? '+' : ''}${shortPaise(difference)}${percent}`
}

function columns(): Column<Comparison>[] {
  const { differences: texts, samples } = tariffsTexts()
  return [
    {
      key: 'trip',
      header: texts.trip,
      room: 'title',
      cell: ({ sample, cabClass }) => `${samples[sample]}, ${sharedTexts().cabClasses[cabClass]}`,
    },
    { key: 'inForce', header: texts.inForce, numeric: true, cell: ({ inForce }) => sum(inForce) },
    { key: 'other', header: texts.other, numeric: true, cell: ({ other }) => sum(other) },
    {
      key: 'difference',
      header: texts.difference,
      numeric: true,
      cell: ({ inForce, other }) => differenceText(inForce, other),
    },
  ]
}
