import { CreatePackagePage } from '../features/packages/create-package.tsx'
import { holidays } from '../features/packages/package-kinds.ts'

/** /holiday/create: a new holiday package. */
export default function CreateHolidayPage() {
  return <CreatePackagePage kind={holidays} />
}
