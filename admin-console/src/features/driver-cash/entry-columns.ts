import type { StatementEntry } from 'shared-api/contract'
import { rupeesText } from 'shared-api/money'
import { instantText } from '../../components/times.ts'
import type { Column } from '../../lists/data-table.tsx'
import { driverCashTexts } from '../../texts/driver-cash.ts'

type Entry = Pick<StatementEntry, 'at' | 'kind' | 'booking' | 'amount'>

/** The columns of what a driver took or paid. */
export function entryColumns<Row extends Entry>(): Column<Row>[] {
  const texts = driverCashTexts()
  return [
    { key: 'at', header: texts.when, room: 'when', cell: ({ at }) => instantText(at) },
    {
      key: 'kind',
      header: texts.kind,
      cell: ({ kind, amount }) => (kind === 'advance' && amount > 0 ? texts.kinds.handedOver : texts.kinds[kind]),
    },
    { key: 'booking', header: texts.booking, cell: ({ booking }) => booking },
    { key: 'amount', header: texts.amount, numeric: true, cell: ({ amount }) => rupeesText(amount) },
  ]
}
