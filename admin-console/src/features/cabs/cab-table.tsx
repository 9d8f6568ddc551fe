import { useState } from 'react'
import { CAB_CLASSES, type Cab, searched, type Vehicle } from 'shared-api/contract'
import { Anchor, Group, Link } from 'shared-ui'
import { NamedCell } from '../../catalogue/named-cell.tsx'
import { useCopy } from '../../catalogue/use-copy.ts'
import { useOrder } from '../../catalogue/use-order.tsx'
import { visibilityWord } from '../../catalogue/visibility.tsx'
import { cabName } from '../../components/cab-name.ts'
import { fareText } from '../../components/fare-text.ts'
import { Thumbnail } from '../../components/thumbnail.tsx'
import { paths } from '../../config/paths.ts'
import type { Column } from '../../lists/data-table.tsx'
import { actionsColumn } from '../../lists/row-actions.tsx'
import { SearchedTable } from '../../lists/searched-table.tsx'
import { usePagedRows } from '../../lists/use-paged-rows.ts'
import { sorted, useSort } from '../../lists/use-sorted.ts'
import { useUrlState } from '../../lists/use-url-state.ts'
import { cabsTexts } from '../../texts/cabs.ts'
import { sharedTexts } from '../../texts/shared.ts'
import { CabSwitches } from './cab-switches.tsx'
import { DeleteCab } from './delete-cab.tsx'

type Props = {
  cabs: Cab[]
  /** The cars of all models; each stands under its own. */
  vehicles?: Vehicle[]
  onChanged: (cab: Cab) => void
  onDeleted: (cab: Cab) => void
  /** Takes the cabs in their new order; null when the list has to be read again. */
  onOrder: (cabs: Cab[] | null) => unknown
}

/** All cabs: searched, sorted, paged, each with its switches and actions (docs/product.md, Cabs at the desk). */
export function CabTable({ cabs, vehicles = [], onChanged, onDeleted, onOrder }: Props) {
  const t = cabsTexts().list
  const [url] = useUrlState()
  const { sort, onSort } = useSort(Object.keys(SORT_VALUES))
  const [doomed, setDoomed] = useState<Cab | null>(null)
  const q = url.get('q') ?? ''
  const carsOf = (cab: Cab) => vehicles.filter(({ cabId, registration }) => cabId === cab._id && registration !== null)
  const found = sorted(
    searched(cabs, q, (cab) => `${textOf(cab)} ${carsOf(cab).map(plates)}`),
    sort,
    SORT_VALUES,
  )
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
  const columns = [order.column, ...columnsOf(carsOf), switchesColumn(onChanged, onDeleted), actionsColumn(toActions)]

  return (
    <>
      <SearchedTable
        {...{ all: cabs, texts: t, caption: t.caption, columns, sort, onSort, pager: paged.pager }}
        rows={shown}
        rowId={(cab) => cab._id}
        listRef={order.list}
      >
        {order.said}
      </SearchedTable>
      <DeleteCab cab={doomed} onDeleted={onDeleted} onClose={() => setDoomed(null)} />
    </>
  )
}

const classText = ({ cabClass }: Cab) => (cabClass ? sharedTexts().cabClasses[cabClass] : '')

const tripTypesOf = ({ category }: Cab) => category.map((type) => cabsTexts().tripTypes[type]).join(', ')

const textOf = (cab: Cab) =>
  [cabName(cab), classText(cab), tripTypesOf(cab), cab.description, visibilityWord(cab.visibility)].join(' ')

const SORT_VALUES: Record<string, (cab: Cab) => string | number> = {
  name: cabName,
  cabClass: (cab) => (cab.cabClass === null ? -1 : CAB_CLASSES.indexOf(cab.cabClass)),
  seats: (cab) => cab.seats,
  price: (cab) => cab.price ?? -1,
}

// A number is found with and without its spaces.
const plates = ({ registration }: Vehicle) => `${registration} ${registration?.replaceAll(' ', '')}`

/** A model, with its cars by their plates under it. */
const ModelCell = ({ cab, cars }: { cab: Cab; cars: Vehicle[] }) => (
  <>
    <NamedCell name={cabName(cab)} visibility={cab.visibility} />
    <Group gap="0 0.75rem">
      {cars.map(({ id, registration }) => (
        <Anchor key={id} component={Link} to={paths.editVehicle.href(id)} size="sm" lh="1.5rem" display="inline-block">
          {registration}
        </Anchor>
      ))}
    </Group>
  </>
)

function columnsOf(carsOf: (cab: Cab) => Vehicle[]): Column<Cab>[] {
  const { fields, list } = cabsTexts()
  return [
    {
      ...{ key: 'name', header: list.cab, room: 'title', sortable: true },
      cell: (cab) => <ModelCell cab={cab} cars={carsOf(cab)} />,
    },
    { key: 'picture', header: list.image, cell: (cab) => <Thumbnail imageUrl={cab.imageUrl} /> },
    { key: 'category', header: fields.category, cell: tripTypesOf },
    { key: 'cabClass', header: fields.cabClass, cell: classText, sortable: true },
    { key: 'seats', header: fields.seats, cell: (cab) => cab.seats, sortable: true, numeric: true },
    { key: 'price', header: fields.price, cell: ({ price }) => fareText(price), sortable: true, numeric: true },
  ]
}

const switchesColumn = (onChanged: Props['onChanged'], onGone: Props['onDeleted']): Column<Cab> => ({
  key: 'switches',
  header: cabsTexts().list.state,
  cell: (cab) => (
    <>
      <CabSwitches cab={cab} onChanged={onChanged} onGone={onGone} />
      <span data-paper-only>{stateText(cab)}</span>
    </>
  ),
})

/** The switches in words, for paper: it would show their labels only. */
function stateText({ availability, onRide }: Cab): string {
  const t = cabsTexts().list
  return [availability ? t.available : t.notAvailable, onRide ? t.isOnRide : ''].filter(Boolean).join(', ')
}
