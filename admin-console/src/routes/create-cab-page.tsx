import { Page } from '../components/page.tsx'
import { CreateCab } from '../features/cabs/create-cab.tsx'

/** /admin/create: a new cab. */
export default function CreateCabPage() {
  return (
    <Page title="Adding Your Cab Details" description="A new cab for the fleet.">
      <CreateCab />
    </Page>
  )
}
