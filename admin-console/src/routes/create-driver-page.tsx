import { Page } from '../components/page.tsx'
import { CreateDriver } from '../features/fleet/create-driver.tsx'
import { fleetTexts } from '../texts/fleet.ts'

/** /drivers/create: a new driver. */
export default function CreateDriverPage() {
  const texts = fleetTexts().driver
  return (
    <Page title={texts.new} description={texts.newDescription}>
      <CreateDriver />
    </Page>
  )
}
