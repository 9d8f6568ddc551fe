import { useParams } from 'shared-ui'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { useFresh } from '../editing/use-fresh.ts'
import { EditPackage, readPackage } from '../features/packages/edit-package.tsx'
import { holidays } from '../features/packages/package-kinds.ts'

/** /holidayEdit/{id}: a stored holiday package. */
export default function EditHolidayPage() {
  const { id = '' } = useParams()
  const query = useFresh(`${holidays.listKey}/${id}`, () => readPackage(holidays, id))
  const texts = holidays.texts().pages
  return (
    <Page {...texts.edit}>
      <Loaded query={query} what={texts.package}>
        {(version) => <EditPackage key={id} kind={holidays} version={version} />}
      </Loaded>
    </Page>
  )
}
