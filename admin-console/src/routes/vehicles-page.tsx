import { ImportLink } from '../components/import-link.tsx'
import { paths } from '../config/paths.ts'
import { useVehicles } from '../features/fleet/use-fleet.ts'
import { VehicleTable } from '../features/fleet/vehicle-table.tsx'
import { ListPage } from '../lists/list-page.tsx'
import { fleetTexts } from '../texts/fleet.ts'

/** /vehicles: the cars with their numbers and papers. */
export default function VehiclesPage() {
  const texts = fleetTexts().vehicles
  const query = useVehicles()
  return (
    <ListPage
      {...{ query, texts, what: texts.what, list: 'vehicles', addHref: paths.createVehicle.href() }}
      idOf={({ id }) => id}
      actions={<ImportLink what="vehicles" />}
    >
      {(vehicles, { onChanged, onDeleted }) => <VehicleTable {...{ vehicles, onChanged, onDeleted }} />}
    </ListPage>
  )
}
