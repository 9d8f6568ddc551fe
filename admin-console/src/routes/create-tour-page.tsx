import { Page } from '../components/page.tsx'
import { CreatePackage } from '../features/packages/create-package.tsx'
import { tours } from '../features/packages/package-kinds.ts'

/** /tour/create: a new tour package. */
export default function CreateTourPage() {
  return (
    <Page {...tours.texts().pages.create}>
      <CreatePackage kind={tours} />
    </Page>
  )
}
