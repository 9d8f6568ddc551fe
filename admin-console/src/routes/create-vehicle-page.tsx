import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { useCabs } from '../features/cabs/use-cabs.ts'
import { CreateVehicle } from '../features/fleet/create-vehicle.tsx'
import { fleetTexts } from '../texts/fleet.ts'

/** /vehicles/create: a new vehicle. */
export default function CreateVehiclePage() {
  const texts = fleetTexts().vehicle
  return (
    <Page title={texts.new} description={texts.newDescription}>
      <Loaded query={useCabs()} what={texts.cabs}>
        {(cabs) => <CreateVehicle cabs={cabs} />}
      </Loaded>
    </Page>
  )
}
