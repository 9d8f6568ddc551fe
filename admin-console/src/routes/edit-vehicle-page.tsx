import { useParams } from 'shared-ui'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { useFresh } from '../editing/use-fresh.ts'
import { useCabs } from '../features/cabs/use-cabs.ts'
import { EditVehicle, readVehicle } from '../features/fleet/edit-vehicle.tsx'

/** /vehicles/{id}: a stored vehicle. */
export default function EditVehiclePage() {
  const { id = '' } = useParams()
  const cabs = useCabs()
  const query = useFresh(`/api/v1/vehicles/${id}`, () => readVehicle(id))
  return (
    <Page title="Edit vehicle" description="Its number, cab and papers.">
      <Loaded query={cabs} what="the cabs">
        {(all) => (
          <Loaded query={query} what="the vehicle">
            {(version) => <EditVehicle key={id} version={version} cabs={all} />}
          </Loaded>
        )}
      </Loaded>
    </Page>
  )
}
