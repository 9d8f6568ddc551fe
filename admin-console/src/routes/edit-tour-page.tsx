import { useParams } from 'shared-ui'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { useFresh } from '../editing/use-fresh.ts'
import { EditPackage, readPackage } from '../features/packages/edit-package.tsx'
import { tours } from '../features/packages/package-kinds.ts'

/** /tourEdit/{id}: a stored tour package. */
export default function EditTourPage() {
  const { id = '' } = useParams()
  const query = useFresh(`${tours.listKey}/${id}`, () => readPackage(tours, id))
  return (
    <Page title="Edit Tour Package" description="Its picture and PDF stay unless new ones are chosen.">
      <Loaded query={query} what="the package">
        {(version) => <EditPackage key={id} kind={tours} version={version} />}
      </Loaded>
    </Page>
  )
}
