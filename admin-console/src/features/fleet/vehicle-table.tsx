import { useState } from 'react'
import { updateVehicle } from 'shared-api/client'
import type { Vehicle } from 'shared-api/contract'
import { Stack } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { cabName } from '../../components/cab-name.ts'
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
import { DeleteVehicle } from './delete-vehicle.tsx'
import { EnabledSwitch } from './enabled-switch.tsx'
import { firstToEnd, PaperBadges } from './paper-badges.tsx'
import { vehicleName } from './vehicle-values.ts'

type Props = { vehicles: Vehicle[]; onChanged: (vehicle: Vehicle) => void; onDeleted: (vehicle: Vehicle) => void }

/** All vehicles: searched, sorted, paged (docs/product.md, Vehicles and drivers at the desk). */
export function VehicleTable({ vehicles, onChanged, onDeleted }: Props) {
  const [url] = useUrlState()
  const { sort, onSort } = useSort(Object.keys(SORT_VALUES))
  const [doomed, setDoomed] = useState<Vehicle | null>(null)
  const found = sorted(searched(vehicles, url.get('q') ?? '', textOf), sort, SORT_VALUES)
  const { shown, first, pager } = usePagedRows(found)
  const toActions = (vehicle: Vehicle) => ({
    name: vehicleName(vehicle),
    form: paths.editVehicle.href(vehicle.id),
    onDelete: () => setDoomed(vehicle),
  })
  const columns = [numberColumn(first), ...COLUMNS, stateColumn(onChanged, onDeleted), actionsColumn(toActions)]

  if (vehicles.length === 0) return <Empty text="No vehicles yet." />
  return (
    <Stack>
      <FilterBar>
        <SearchField label="Search vehicles" placeholder="Number, cab or notes" />
      </FilterBar>
      {found.length === 0 ? (
        <Empty text="No vehicle matches this search." />
      ) : (
        <DataTable
          caption="Vehicles"
          columns={columns}
          rows={shown}
          rowId={({ id }) => id}
          sort={sort}
          onSort={onSort}
        />
      )}
      <TablePager {...pager} />
      <DeleteVehicle vehicle={doomed} onDeleted={onDeleted} onClose={() => setDoomed(null)} />
    </Stack>
  )
}

/** A number is found with and without its spaces. */
const textOf = ({ registration, cab, note }: Vehicle) =>
  [registration ?? 'no number yet', registration?.replaceAll(' ', ''), cabName(cab), note].join(' ')

const SORT_VALUES: Record<string, (vehicle: Vehicle) => string | number> = {
  registration: ({ registration }) => registration ?? '',
  cab: ({ cab }) => cabName(cab),
  papers: ({ papers }) => firstToEnd(papers),
}

const COLUMNS: Column<Vehicle>[] = [
  {
    key: 'registration',
    header: 'Number',
    room: 'title',
    cell: ({ registration }) => registration ?? 'No number yet',
    sortable: true,
  },
  {
    key: 'cab',
    header: 'Cab',
    room: 'title',
    cell: ({ cab }) => `${cabName(cab)}${cab.deleted ? ' (deleted)' : ''}`,
    sortable: true,
  },
  {
    key: 'papers',
    header: 'Papers',
    room: 'text',
    cell: ({ papers }) => <PaperBadges papers={papers} />,
    sortable: true,
  },
]

const stateColumn = (onChanged: Props['onChanged'], onGone: Props['onDeleted']): Column<Vehicle> => ({
  key: 'state',
  header: 'State',
  cell: (vehicle) => (
    <EnabledSwitch
      name={vehicleName(vehicle)}
      enabled={vehicle.enabled}
      turn={async (enabled) => {
        const { reply } = await staffCall((client) => updateVehicle(client, vehicle.id, { enabled }))
        onChanged(reply.vehicle)
      }}
      onGone={() => onGone(vehicle)}
    />
  ),
})
