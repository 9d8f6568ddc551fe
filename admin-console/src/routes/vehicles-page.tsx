import type { Vehicle } from 'shared-api/contract'
import { Button, Link } from 'shared-ui'
import { ExportList } from '../components/csv-button.tsx'
import { ImportLink } from '../components/import-link.tsx'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { paths } from '../config/paths.ts'
import { useVehicles } from '../features/fleet/use-fleet.ts'
import { VehicleTable } from '../features/fleet/vehicle-table.tsx'
import { fleetTexts } from '../texts/fleet.ts'

/** /vehicles: the cars with their numbers and papers. */
export default function VehiclesPage() {
  const query = useVehicles()
  const texts = fleetTexts().vehicles
  const update = (change: (vehicles: Vehicle[]) => Vehicle[]) =>
    query.mutate((vehicles) => vehicles && change(vehicles), { revalidate: false })
  const replace = (changed: Vehicle) => update((all) => all.map((one) => (one.id === changed.id ? changed : one)))
  const drop = (gone: Vehicle) => update((all) => all.filter(({ id }) => id !== gone.id))
  return (
    <Page
      title={texts.title}
      description={texts.description}
      actions={
        <>
          <ExportList list="vehicles" />
          <ImportLink what="vehicles" />
          <Button component={Link} to={paths.createVehicle.href()}>
            {texts.add}
          </Button>
        </>
      }
    >
      <Loaded query={query} what={texts.what}>
        {(vehicles) => <VehicleTable vehicles={vehicles} onChanged={replace} onDeleted={drop} />}
      </Loaded>
    </Page>
  )
}
