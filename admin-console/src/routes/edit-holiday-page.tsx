import { EditPackagePage } from '../features/packages/edit-package.tsx'
import { holidays } from '../features/packages/package-kinds.ts'

/** /holidayEdit/{id}: a stored holiday package. */
export default function EditHolidayPage() {
  return <EditPackagePage kind={holidays} />
}
