import { useParams } from 'shared-ui'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { useFresh } from '../editing/use-fresh.ts'
import { EditCab, readCab } from '../features/cabs/edit-cab.tsx'
import { cabsTexts } from '../texts/cabs.ts'

/** /edit/{id}: a stored cab. */
export default function EditCabPage() {
  const { id = '' } = useParams()
  const query = useFresh(`/api/v1/cabs/${id}`, () => readCab(id))
  const texts = cabsTexts().pages
  return (
    <Page {...texts.edit}>
      <Loaded query={query} what={texts.cab}>
        {(version) => <EditCab key={id} version={version} />}
      </Loaded>
    </Page>
  )
}
