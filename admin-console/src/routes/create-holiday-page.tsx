import { Page } from '../components/page.tsx'
import { CreatePackage } from '../features/packages/create-package.tsx'
import { holidays } from '../features/packages/package-kinds.ts'

/** /holiday/create: a new holiday package. */
export default function CreateHolidayPage() {
  return (
    <Page {...holidays.texts().pages.create}>
      <CreatePackage kind={holidays} />
    </Page>
  )
}
