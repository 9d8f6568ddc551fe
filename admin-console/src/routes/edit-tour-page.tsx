import { EditPackagePage } from '../features/packages/edit-package.tsx'
import { tours } from '../features/packages/package-kinds.ts'

/** /tourEdit/{id}: a stored tour package. */
export default function EditTourPage() {
  return <EditPackagePage kind={tours} />
}
