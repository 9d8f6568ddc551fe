import { useState } from 'react'
import { searched } from 'shared-api/contract'
import { Anchor } from 'shared-ui'
import { fileUrl } from '../../api/origin.ts'
import { problemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { DeleteQuestion, useUses } from '../../catalogue/delete-question.tsx'
import { NamedCell } from '../../catalogue/named-cell.tsx'
import { useCopy } from '../../catalogue/use-copy.ts'
import { useOrder } from '../../catalogue/use-order.tsx'
import { visibilityWord } from '../../catalogue/visibility.tsx'
import { ConfirmDelete } from '../../components/confirm-delete.tsx'
import { Thumbnail } from '../../components/thumbnail.tsx'
import { useDelete } from '../../components/use-delete.ts'
import type { Column } from '../../lists/data-table.tsx'
import { actionsColumn } from '../../lists/row-actions.tsx'
import { SearchedTable } from '../../lists/searched-table.tsx'
import { usePagedRows } from '../../lists/use-paged-rows.ts'
import { useUrlState } from '../../lists/use-url-state.ts'
import { packagesTexts } from '../../texts/packages.ts'
import type { PackageKind } from './package-kinds.ts'
import type { StoredPackage } from './package-values.ts'

type Props = {
  kind: PackageKind
  packages: StoredPackage[]
  onDeleted: (gone: StoredPackage) => void
  /** Takes the packages in their new order; null when the list has to be read again. */
  onOrder: (packages: StoredPackage[] | null) => unknown
}

/** The packages of one kind, searched and paged (docs/product.md, Packages at the desk). */
export function PackageTable({ kind, packages, onDeleted, onOrder }: Props) {
  const t = packagesTexts()
  const [doomed, setDoomed] = useState<StoredPackage | null>(null)
  const [url] = useUrlState()
  const q = url.get('q') ?? ''
  const found = searched(packages, q, textOf)
  const { shown, ...paged } = usePagedRows(found)
  const order = useOrder({ kind: kind.catalogue, all: packages, nameOf, onOrder, isWhole: q === '', paged })
  const copy = useCopy(kind.catalogue, kind.paths.edit)
  const uses = useUses(kind.catalogue, doomed)
  const toActions = (one: StoredPackage) => ({
    name: one.name,
    form: kind.paths.edit(one._id),
    onCopy: () => copy(one._id, one.name),
    onDelete: () => setDoomed(one),
  })
  const remove = useDelete(t.deleted, (cause) => t.notDeleted({ why: problemText(cause) }))

  return (
    <>
      <SearchedTable
        {...{ all: packages, texts: t.table, caption: kind.texts().caption, pager: paged.pager }}
        columns={[order.column, ...columnsOf(), actionsColumn(toActions)]}
        rows={shown}
        rowId={({ _id }) => _id}
        listRef={order.list}
      >
        {order.said}
      </SearchedTable>
      <ConfirmDelete
        name={doomed?.name}
        consequence={t.consequence}
        onClose={() => setDoomed(null)}
        onDelete={async () => doomed && remove(() => staffCall((client) => kind.remove(client, doomed._id)))}
        onDeleted={() => doomed && onDeleted(doomed)}
        refused={Boolean(uses.reply?.refusal)}
      >
        {doomed && <DeleteQuestion record={doomed} uses={uses} />}
      </ConfirmDelete>
    </>
  )
}

const names = (items: { name: string }[]) => items.map(({ name }) => name).join(', ')
const nameOf = ({ name }: StoredPackage) => name
const textOf = ({ name, services, category, visibility }: StoredPackage) =>
  [name, names(services), names(category), visibilityWord(visibility)].join(' ')

function columnsOf(): Column<StoredPackage>[] {
  const { fields, table } = packagesTexts()
  return [
    { key: 'name', header: fields.name, room: 'title', cell: NamedCell },
    { key: 'image', header: table.image, cell: ({ imageUrl }) => <Thumbnail imageUrl={imageUrl} /> },
    { key: 'services', header: fields.services, room: 'text', cell: ({ services }) => names(services) },
    { key: 'category', header: fields.category, cell: ({ category }) => names(category) },
    { key: 'pdf', header: fields.pdf, cell: ({ name, pdf }) => <PdfLink name={name} pdf={pdf} /> },
  ]
}

const PdfLink = ({ name, pdf }: Pick<StoredPackage, 'name' | 'pdf'>) =>
  pdf ? (
    <Anchor href={fileUrl(pdf)} download aria-label={packagesTexts().table.downloadOf({ name })}>
      {packagesTexts().table.download}
    </Anchor>
  ) : (
    packagesTexts().table.noPdf
  )
