import { Button, Link } from 'shared-ui'
import { ExportList } from '../../components/csv-button.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { Page } from '../../components/page.tsx'
import type { PackageKind } from './package-kinds.ts'
import { PackageTable } from './package-table.tsx'
import type { StoredPackage } from './package-values.ts'
import { usePackages } from './use-packages.ts'

/** The page of all packages of a kind. */
export function PackagesPage({ kind }: { kind: PackageKind }) {
  const query = usePackages(kind)
  const texts = kind.texts().pages
  const drop = (gone: StoredPackage) =>
    query.mutate((all) => all?.filter(({ _id }) => _id !== gone._id), { revalidate: false })
  const reorder = (all: StoredPackage[] | null) => (all ? query.mutate(all, { revalidate: false }) : query.mutate())
  return (
    <Page
      title={texts.list.title}
      description={texts.list.description}
      actions={
        <>
          <ExportList list={kind.isTour ? 'tours' : 'holidays'} />
          <Button component={Link} to={kind.paths.create}>
            {texts.list.add}
          </Button>
        </>
      }
    >
      <Loaded query={query} what={texts.packages}>
        {(packages) => <PackageTable kind={kind} packages={packages} onDeleted={drop} onOrder={reorder} />}
      </Loaded>
    </Page>
  )
}
