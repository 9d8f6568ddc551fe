import { CreatePackagePage } from '../features/packages/create-package.tsx'
import { tours } from '../features/packages/package-kinds.ts'

/** /tour/create: a new tour package. */
export default function CreateTourPage() {
  return <CreatePackagePage kind={tours} />
}
