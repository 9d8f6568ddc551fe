import { useState } from 'react'
import { CAB_CLASSES, type Cab, searched } from 'shared-api/contract'
import { cabClasses } from 'shared-api/languages/en'
import { Stack } from 'shared-ui'
import { NamedCell } from '../../catalogue/named-cell.tsx'
import { useCopy } from '../../catalogue/use-copy.ts'
import { useOrder } from '../../catalogue/use-order.tsx'
import { VISIBILITY_WORDS } from '../../catalogue/visibility.tsx'
import { cabName } from '../../components/cab-name.ts'
import { Empty } from '../../components/empty.tsx'
import { fareText } from '../../components/fare-text.ts'
import { Thumbnail } from '../../components/thumbnail.tsx'
import { paths } from '../../config/paths.ts'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { FilterBar } from '../../lists/filter-bar.tsx'
import { actionsColumn } from '../../lists/row-actions.tsx'
import { SearchField } from '../../lists/search-field.tsx'
import { TablePager } from '../../lists/table-pager.tsx'
import { usePagedRows } from '../../lists/use-paged-rows.ts'
import { sorted, useSort } from '../../lists/use-sorted.ts'
import { useUrlState } from '../../lists/use-url-state.ts'
import { CabSwitches } from './cab-switches.tsx'
import { DeleteCab } from './delete-cab.tsx'

type Props = {
  cabs: Cab[]
  onChanged: (cab: Cab) => void
  onDeleted: (cab: Cab) => void
  /** Takes the cabs in their new order; null when the list has to be read again. */
  onOrder: (cabs: Cab[] | null) => unknown
}

/** All cabs: searched, sorted, paged, each with its switches and actions (docs/product.md, Cabs at the desk). */
export function CabTable({ cabs, onChanged, onDeleted, onOrder }: Props) {
  const [url] = useUrlState()
  const { sort, onSort } = useSort(Object.keys(SORT_VALUES))
  const [doomed, setDoomed] = useState<Cab | null>(null)
  const q = url.get('q') ?? ''
  const found = sorted(searched(cabs, q, textOf), sort, SORT_VALUES)
  const { shown, ...paged } = usePagedRows(found)
  const isWhole = q === '' && sort === null
  const order = useOrder({ kind: 'cabs', all: cabs, nameOf: cabName, onOrder, isWhole, paged })
  const copy = useCopy('cabs', paths.editCab.href)
  const toActions = (cab: Cab) => ({
    name: cabName(cab),
    form: paths.editCab.href(cab._id),
    onCopy: () => copy(cab._id, cabName(cab)),
    onDelete: () => setDoomed(cab),
  })
  const columns = [order.column, ...COLUMNS, switchesColumn(onChanged, onDeleted), actionsColumn(toActions)]

  if (cabs.length === 0) return <Empty text="No cars available." />
  return (
    <Stack>
      <FilterBar>
        <SearchField label="Search cabs" placeholder="Brand, model, class or category" />
      </FilterBar>
      {found.length === 0 ? (
        <Empty text="No cab matches this search." />
      ) : (
        <div ref={order.list}>
          <DataTable {...{ caption: 'Cabs', columns, sort, onSort }} rows={shown} rowId={(cab) => cab._id} />
        </div>
      )}
      {order.said}
      <TablePager {...paged.pager} />
      <DeleteCab cab={doomed} onDeleted={onDeleted} onClose={() => setDoomed(null)} />
    </Stack>
  )
}

const classText = ({ cabClass }: Cab) => (cabClass ? cabClasses[cabClass] : '')

const textOf = (cab: Cab) =>
  [cabName(cab), classText(cab), ...cab.category, cab.description, VISIBILITY_WORDS[cab.visibility]].join(' ')

const SORT_VALUES: Record<string, (cab: Cab) => string | number> = {
  name: cabName,
  cabClass: (cab) => (cab.cabClass === null ? -1 : CAB_CLASSES.indexOf(cab.cabClass)),
  seats: (cab) => cab.seats,
  price: (cab) => cab.price ?? -1,
}

const NameCell = (cab: Cab) => <NamedCell name={cabName(cab)} visibility={cab.visibility} />

const COLUMNS: Column<Cab>[] = [
  { key: 'name', header: 'Cab', room: 'title', cell: NameCell, sortable: true },
  { key: 'picture', header: 'Image', cell: (cab) => <Thumbnail imageUrl={cab.imageUrl} /> },
  { key: 'category', header: 'Category', cell: (cab) => cab.category.join(', ') },
  { key: 'cabClass', header: 'Class', cell: classText, sortable: true },
  { key: 'seats', header: 'Seats', cell: (cab) => cab.seats, sortable: true, numeric: true },
  { key: 'price', header: 'Price', cell: ({ price }) => fareText(price), sortable: true, numeric: true },
]

const switchesColumn = (onChanged: Props['onChanged'], onGone: Props['onDeleted']): Column<Cab> => ({
  key: 'switches',
  header: 'State',
  cell: (cab) => (
    <>
      <CabSwitches cab={cab} onChanged={onChanged} onGone={onGone} />
      <span data-paper-only>{stateText(cab)}</span>
    </>
  ),
})

/** The switches in words, for paper: it would show their labels only. */
const stateText = ({ availability, onRide }: Cab) =>
  [availability ? 'Available' : 'Not available', onRide ? 'on ride' : ''].filter(Boolean).join(', ')
