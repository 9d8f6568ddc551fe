import { Stack, useParams } from 'shared-ui'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { useFresh } from '../editing/use-fresh.ts'
import { useCabs } from '../features/cabs/use-cabs.ts'
import { EditVehicle, readVehicle } from '../features/fleet/edit-vehicle.tsx'
import { HandOver } from '../features/fleet/hand-over.tsx'
import { fleetTexts } from '../texts/fleet.ts'

/** /vehicles/{id}: a stored vehicle. */
export default function EditVehiclePage() {
  const { id = '' } = useParams()
  const texts = fleetTexts().vehicle
  const cabs = useCabs()
  const query = useFresh(`/api/v1/vehicles/${id}`, () => readVehicle(id))
  return (
    <Page title={texts.edit} description={texts.editDescription}>
      <Loaded query={cabs} what={texts.cabs}>
        {(all) => (
          <Loaded query={query} what={texts.what}>
            {(version) => (
              <Stack>
                <EditVehicle key={id} version={version} cabs={all} />
                <HandOver owner="vehicle" id={id} />
              </Stack>
            )}
          </Loaded>
        )}
      </Loaded>
    </Page>
  )
}
