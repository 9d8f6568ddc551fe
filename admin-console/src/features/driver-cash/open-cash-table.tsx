import type { OpenCash } from 'shared-api/contract'
import { rupeesText } from 'shared-api/money'
import { Anchor, Link, Text } from 'shared-ui'
import { paths } from '../../config/paths.ts'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { driverCashTexts } from '../../texts/driver-cash.ts'
import { balanceText } from './entry-words.ts'

/** What is open with each driver; each leads to the settlement. */
export function OpenCashTable({ drivers }: { drivers: OpenCash[] }) {
  const texts = driverCashTexts().all
  if (drivers.length === 0) return <Text c="dimmed">{texts.none}</Text>
  return (
    <DataTable
      caption={texts.caption}
      columns={columns()}
      rows={drivers}
      rowId={({ driver }) => driver.id}
      hrefOf={({ driver }) => paths.driverCash.href(driver.id)}
    />
  )
}

function columns(): Column<OpenCash>[] {
  const texts = driverCashTexts().all
  return [
    {
      key: 'driver',
      header: texts.driver,
      room: 'name',
      cell: ({ driver: { id, name } }) => (
        <Anchor component={Link} to={paths.driverCash.href(id)}>
          {name}
        </Anchor>
      ),
    },
    { key: 'allowance', header: texts.allowances, numeric: true, cell: ({ allowance }) => rupeesText(allowance) },
    { key: 'expense', header: texts.costs, numeric: true, cell: ({ expense }) => rupeesText(expense) },
    { key: 'cash', header: texts.taken, numeric: true, cell: ({ cash }) => rupeesText(-cash) },
    { key: 'advance', header: texts.given, numeric: true, cell: ({ advance }) => rupeesText(-advance) },
    {
      key: 'balance',
      header: texts.open,
      numeric: true,
      cell: ({ driver, balance }) => balanceText(driver.name, balance),
    },
  ]
}
