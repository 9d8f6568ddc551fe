import { useState } from 'react'
import { type Paper, searched } from 'shared-api/contract'
import { staffCall } from '../../api/staff-call.ts'
import { ConfirmDelete } from '../../components/confirm-delete.tsx'
import { useDelete } from '../../components/use-delete.ts'
import type { Column } from '../../lists/data-table.tsx'
import { numberColumn } from '../../lists/number-column.ts'
import { actionsColumn } from '../../lists/row-actions.tsx'
import { SearchedTable } from '../../lists/searched-table.tsx'
import { usePagedRows } from '../../lists/use-paged-rows.ts'
import { sorted, useSort } from '../../lists/use-sorted.ts'
import { useUrlState } from '../../lists/use-url-state.ts'
import { fleetTexts } from '../../texts/fleet.ts'
import { EnabledSwitch } from './enabled-switch.tsx'
import { firstToEnd, PaperBadges } from './paper-badges.tsx'

type Row = { id: string; papers: Paper[]; enabled: boolean }

type Texts = ReturnType<typeof fleetTexts>
type FleetTexts = Texts['vehicles'] | Texts['drivers']

/** How the table of vehicles differs from that of drivers. */
export type Fleet<One extends Row> = {
  texts: FleetTexts
  nameOf: (one: One) => string
  /** What a search looks in. */
  textOf: (one: One) => string
  /** The columns before the papers. */
  columns: Column<One>[]
  sortValues: Record<string, (one: One) => string | number>
  formOf: (id: string) => string
  turn: (client: Client, id: string, enabled: boolean) => Promise<One>
  remove: (client: Client, id: string) => Promise<unknown>
}
type Client = Parameters<Parameters<typeof staffCall>[0]>[0]

type Props<One extends Row> = {
  fleet: Fleet<One>
  all: One[]
  onChanged: (one: One) => void
  onDeleted: (one: One) => void
}

/** All vehicles or drivers: searched, sorted, paged (docs/product.md, Vehicles and drivers at the desk). */
export function FleetTable<One extends Row>({ fleet, all, onChanged, onDeleted }: Props<One>) {
  const { texts, nameOf } = fleet
  const [url] = useUrlState()
  const sortValues = { ...fleet.sortValues, papers: ({ papers }: One) => firstToEnd(papers) }
  const { sort, onSort } = useSort(Object.keys(sortValues))
  const [doomed, setDoomed] = useState<One | null>(null)
  const remove = useDelete(texts.deleted, () => texts.notDeleted)
  const found = sorted(searched(all, url.get('q') ?? '', fleet.textOf), sort, sortValues)
  const { shown, first, pager } = usePagedRows(found)
  const toActions = (one: One) => ({ name: nameOf(one), form: fleet.formOf(one.id), onDelete: () => setDoomed(one) })
  const columns = [
    numberColumn(first),
    ...fleet.columns,
    papersColumn(),
    stateColumn(fleet, onChanged, onDeleted),
    actionsColumn(toActions),
  ]

  return (
    <>
      <SearchedTable
        {...{ all, columns, sort, onSort, pager, caption: texts.title }}
        texts={{ ...texts, empty: texts.none, searchHint: texts.searchIn }}
        rows={shown}
        rowId={({ id }) => id}
      />
      <ConfirmDelete
        name={doomed ? nameOf(doomed) : undefined}
        consequence={texts.consequence}
        onClose={() => setDoomed(null)}
        onDelete={async () => doomed && remove(() => staffCall((client) => fleet.remove(client, doomed.id)))}
        onDeleted={() => doomed && onDeleted(doomed)}
      />
    </>
  )
}

const papersColumn = (): Column<Row> => ({
  key: 'papers',
  header: fleetTexts().papers.title,
  room: 'text',
  cell: ({ papers }) => <PaperBadges papers={papers} />,
  sortable: true,
})

const stateColumn = <One extends Row>(
  { nameOf, turn }: Fleet<One>,
  onChanged: (one: One) => void,
  onGone: (one: One) => void,
): Column<One> => ({
  key: 'state',
  header: fleetTexts().state,
  cell: (one) => (
    <EnabledSwitch
      name={nameOf(one)}
      enabled={one.enabled}
      turn={async (enabled) => onChanged(await staffCall((client) => turn(client, one.id, enabled)))}
      onGone={() => onGone(one)}
    />
  ),
})
