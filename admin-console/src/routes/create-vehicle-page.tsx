import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { useCabs } from '../features/cabs/use-cabs.ts'
import { CreateVehicle } from '../features/fleet/create-vehicle.tsx'

/** /vehicles/create: a new vehicle. */
export default function CreateVehiclePage() {
  return (
    <Page title="New vehicle" description="One car with its number and papers.">
      <Loaded query={useCabs()} what="the cabs">
        {(cabs) => <CreateVehicle cabs={cabs} />}
      </Loaded>
    </Page>
  )
}
