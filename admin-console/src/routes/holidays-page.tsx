import { Button, Link } from 'shared-ui'
import { ExportList } from '../components/csv-button.tsx'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { holidays } from '../features/packages/package-kinds.ts'
import { PackageTable } from '../features/packages/package-table.tsx'
import type { StoredPackage } from '../features/packages/package-values.ts'
import { usePackages } from '../features/packages/use-packages.ts'

/** /holiday: the holiday packages. */
export default function HolidaysPage() {
  const query = usePackages(holidays)
  const texts = holidays.texts().pages
  const drop = (gone: StoredPackage) =>
    query.mutate((all) => all?.filter(({ _id }) => _id !== gone._id), { revalidate: false })
  const reorder = (all: StoredPackage[] | null) => (all ? query.mutate(all, { revalidate: false }) : query.mutate())
  return (
    <Page
      title={texts.list.title}
      description={texts.list.description}
      actions={
        <>
          <ExportList list="holidays" />
          <Button component={Link} to={holidays.paths.create}>
            {texts.list.add}
          </Button>
        </>
      }
    >
      <Loaded query={query} what={texts.packages}>
        {(packages) => <PackageTable kind={holidays} packages={packages} onDeleted={drop} onOrder={reorder} />}
      </Loaded>
    </Page>
  )
}
