import { Button, Link } from 'shared-ui'
import { ExportList } from '../components/csv-button.tsx'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { tours } from '../features/packages/package-kinds.ts'
import { PackageTable } from '../features/packages/package-table.tsx'
import type { StoredPackage } from '../features/packages/package-values.ts'
import { usePackages } from '../features/packages/use-packages.ts'

/** /tour: the tour packages. */
export default function ToursPage() {
  const query = usePackages(tours)
  const texts = tours.texts().pages
  const drop = (gone: StoredPackage) =>
    query.mutate((all) => all?.filter(({ _id }) => _id !== gone._id), { revalidate: false })
  const reorder = (all: StoredPackage[] | null) => (all ? query.mutate(all, { revalidate: false }) : query.mutate())
  return (
    <Page
      title={texts.list.title}
      description={texts.list.description}
      actions={
        <>
          <ExportList list="tours" />
          <Button component={Link} to={tours.paths.create}>
            {texts.list.add}
          </Button>
        </>
      }
    >
      <Loaded query={query} what={texts.packages}>
        {(packages) => <PackageTable kind={tours} packages={packages} onDeleted={drop} onOrder={reorder} />}
      </Loaded>
    </Page>
  )
}
