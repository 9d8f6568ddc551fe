import { tours } from '../features/packages/package-kinds.ts'
import { PackagesPage } from '../features/packages/packages-list.tsx'

/** /tour: the tour packages. */
export default function ToursPage() {
  return <PackagesPage kind={tours} />
}
