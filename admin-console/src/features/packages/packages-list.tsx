import { ListPage } from '../../lists/list-page.tsx'
import type { PackageKind } from './package-kinds.ts'
import { PackageTable } from './package-table.tsx'
import { usePackages } from './use-packages.ts'

/** The page of all packages of a kind. */
export function PackagesPage({ kind }: { kind: PackageKind }) {
  const query = usePackages(kind)
  const { list, packages: what } = kind.texts().pages
  return (
    <ListPage
      {...{ query, what, texts: list, list: kind.isTour ? 'tours' : 'holidays', addHref: kind.paths.create }}
      idOf={({ _id }) => _id}
    >
      {(packages, { onDeleted, onOrder }) => <PackageTable {...{ kind, packages, onDeleted, onOrder }} />}
    </ListPage>
  )
}
