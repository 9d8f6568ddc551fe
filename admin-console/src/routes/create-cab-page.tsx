import { Page } from '../components/page.tsx'
import { CreateCab } from '../features/cabs/create-cab.tsx'
import { cabsTexts } from '../texts/cabs.ts'

/** /admin/create: a new cab. */
export default function CreateCabPage() {
  return (
    <Page {...cabsTexts().pages.create}>
      <CreateCab />
    </Page>
  )
}
