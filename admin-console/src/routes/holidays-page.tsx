import { holidays } from '../features/packages/package-kinds.ts'
import { PackagesPage } from '../features/packages/packages-list.tsx'

/** /holiday: the holiday packages. */
export default function HolidaysPage() {
  return <PackagesPage kind={holidays} />
}
