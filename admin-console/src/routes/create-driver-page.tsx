import { Page } from '../components/page.tsx'
import { CreateDriver } from '../features/fleet/create-driver.tsx'

/** /drivers/create: a new driver. */
export default function CreateDriverPage() {
  return (
    <Page title="New driver" description="Who drives, with mobile, licence and papers.">
      <CreateDriver />
    </Page>
  )
}
