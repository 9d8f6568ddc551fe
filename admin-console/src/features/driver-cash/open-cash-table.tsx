import type { OpenCash } from 'shared-api/contract'
import { Anchor, Link, Text } from 'shared-ui'
import { rupeesText } from '../../components/rupees-text.ts'
import { paths } from '../../config/paths.ts'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { balanceText } from './entry-words.ts'

/** What is open with each driver; each leads to the settlement. */
export const OpenCashTable = ({ drivers }: { drivers: OpenCash[] }) =>
  drivers.length === 0 ? (
    <Text c="dimmed">Nothing is open with any driver.</Text>
  ) : (
    <DataTable
      caption="Open by driver"
      columns={COLUMNS}
      rows={drivers}
      rowId={({ driver }) => driver.id}
      hrefOf={({ driver }) => paths.driverCash.href(driver.id)}
    />
  )

const COLUMNS: Column<OpenCash>[] = [
  {
    key: 'driver',
    header: 'Driver',
    room: 'name',
    cell: ({ driver: { id, name } }) => (
      <Anchor component={Link} to={paths.driverCash.href(id)}>
        {name}
      </Anchor>
    ),
  },
  { key: 'allowance', header: 'Allowances', numeric: true, cell: ({ allowance }) => rupeesText(allowance) },
  { key: 'expense', header: 'Costs on the way', numeric: true, cell: ({ expense }) => rupeesText(expense) },
  { key: 'cash', header: 'Cash taken', numeric: true, cell: ({ cash }) => rupeesText(-cash) },
  { key: 'balance', header: 'Open', numeric: true, cell: ({ driver, balance }) => balanceText(driver.name, balance) },
]
