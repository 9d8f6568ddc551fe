import { useParams } from 'shared-ui'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { useFresh } from '../editing/use-fresh.ts'
import { EditCab, readCab } from '../features/cabs/edit-cab.tsx'

/** /edit/{id}: a stored cab. */
export default function EditCabPage() {
  const { id = '' } = useParams()
  const query = useFresh(`/api/v1/cabs/${id}`, () => readCab(id))
  return (
    <Page title="Edit Cab" description="Changes apply to new bookings; existing ones keep their price.">
      <Loaded query={query} what="the cab">
        {(version) => <EditCab key={id} version={version} />}
      </Loaded>
    </Page>
  )
}
