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
  return (
    <Page title="Edit Holiday Package" description="Its picture and PDF stay unless new ones are chosen.">
      <Loaded query={query} what="the package">
        {(version) => <EditPackage key={id} kind={holidays} version={version} />}
      </Loaded>
    </Page>
  )
}
