import { useState } from 'react'
import { updateDriver } from 'shared-api/client'
import type { Driver } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import { Anchor, Stack } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { Empty } from '../../components/empty.tsx'
import { paths } from '../../config/paths.ts'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { FilterBar } from '../../lists/filter-bar.tsx'
import { numberColumn } from '../../lists/number-column.ts'
import { actionsColumn } from '../../lists/row-actions.tsx'
import { SearchField } from '../../lists/search-field.tsx'
import { searched } from '../../lists/searched.ts'
import { TablePager } from '../../lists/table-pager.tsx'
import { usePagedRows } from '../../lists/use-paged-rows.ts'
import { sorted, useSort } from '../../lists/use-sorted.ts'
import { useUrlState } from '../../lists/use-url-state.ts'
import { DeleteDriver } from './delete-driver.tsx'
import { EnabledSwitch } from './enabled-switch.tsx'
import { firstToEnd, PaperBadges } from './paper-badges.tsx'

type Props = { drivers: Driver[]; onChanged: (driver: Driver) => void; onDeleted: (driver: Driver) => void }

/** All drivers: searched, sorted, paged (docs/product.md, Vehicles and drivers at the desk). */
export function DriverTable({ drivers, onChanged, onDeleted }: Props) {
  const [url] = useUrlState()
  const { sort, onSort } = useSort(Object.keys(SORT_VALUES))
  const [doomed, setDoomed] = useState<Driver | null>(null)
  const found = sorted(searched(drivers, url.get('q') ?? '', textOf), sort, SORT_VALUES)
  const { shown, first, pager } = usePagedRows(found)
  const toActions = (driver: Driver) => ({
    name: driver.name,
    form: paths.editDriver.href(driver.id),
    onDelete: () => setDoomed(driver),
  })
  const columns = [numberColumn(first), ...COLUMNS, stateColumn(onChanged, onDeleted), actionsColumn(toActions)]

  if (drivers.length === 0) return <Empty text="No drivers yet." />
  return (
    <Stack>
      <FilterBar>
        <SearchField label="Search drivers" placeholder="Name, mobile, licence or notes" />
      </FilterBar>
      {found.length === 0 ? (
        <Empty text="No driver matches this search." />
      ) : (
        <DataTable
          caption="Drivers"
          columns={columns}
          rows={shown}
          rowId={({ id }) => id}
          sort={sort}
          onSort={onSort}
        />
      )}
      <TablePager {...pager} />
      <DeleteDriver driver={doomed} onDeleted={onDeleted} onClose={() => setDoomed(null)} />
    </Stack>
  )
}

/** A mobile is found as it is stored and as it is shown. */
const textOf = ({ name, mobile, licence, note }: Driver) => [name, mobile, formatPhone(mobile), licence, note].join(' ')

const SORT_VALUES: Record<string, (driver: Driver) => string | number> = {
  name: ({ name }) => name,
  papers: ({ papers }) => firstToEnd(papers),
}

const COLUMNS: Column<Driver>[] = [
  { key: 'name', header: 'Name', room: 'name', cell: ({ name }) => name, sortable: true },
  {
    key: 'mobile',
    header: 'Mobile',
    cell: ({ mobile }) => <Anchor href={`tel:${mobile}`}>{formatPhone(mobile)}</Anchor>,
  },
  { key: 'licence', header: 'Licence', cell: ({ licence }) => licence },
  {
    key: 'papers',
    header: 'Papers',
    room: 'text',
    cell: ({ papers }) => <PaperBadges papers={papers} />,
    sortable: true,
  },
]

const stateColumn = (onChanged: Props['onChanged'], onGone: Props['onDeleted']): Column<Driver> => ({
  key: 'state',
  header: 'State',
  cell: (driver) => (
    <EnabledSwitch
      name={driver.name}
      enabled={driver.enabled}
      turn={async (enabled) => {
        const { reply } = await staffCall((client) => updateDriver(client, driver.id, { enabled }))
        onChanged(reply.driver)
      }}
      onGone={() => onGone(driver)}
    />
  ),
})
