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
  const texts = tours.texts().pages
  return (
    <Page {...texts.edit}>
      <Loaded query={query} what={texts.package}>
        {(version) => <EditPackage key={id} kind={tours} version={version} />}
      </Loaded>
    </Page>
  )
}
