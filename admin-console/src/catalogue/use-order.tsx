import { useRef, useState } from 'react'
import { type CatalogueKind, moveRecord } from 'shared-api/client'
import { useShell, VisuallyHidden } from 'shared-ui'
import { editProblemText } from '../api/problem-text.ts'
import { staffCall } from '../api/staff-call.ts'
import { useFocusNext } from '../editing/use-focus-next.ts'
import type { Column } from '../lists/data-table.tsx'
import { MoveButtons } from '../lists/move-buttons.tsx'
import type { usePagedRows } from '../lists/use-paged-rows.ts'
import { catalogueTexts } from '../texts/catalogue.ts'
import classes from './use-order.module.css'

type Listed = { _id: string }
type Options<Item> = {
  kind: CatalogueKind
  /** All records, in the stored order. */
  all: Item[]
  nameOf: (item: Item) => string
  /** Takes the records in their new order; null when the list has to be read again. */
  onOrder: (all: Item[] | null) => unknown
  /** Whether the list shows all records in the stored order: neither searched nor sorted. */
  isWhole: boolean
  paged: Pick<ReturnType<typeof usePagedRows>, 'first' | 'pager'>
}

/**
 * The desk's order of a list: a column of numbers with buttons that move a record one place, stored at once and one at a
 * time. The page and the focus follow it; `said` tells screen readers where it is now. `list` goes around the table.
 */
export function useOrder<Item extends Listed>({ kind, all, nameOf, onOrder, isWhole, paged }: Options<Item>) {
  const { notify } = useShell()
  const [words, setWords] = useState('')
  const busy = useRef(false)
  const list = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(list)
  const { first, pager } = paged

  const follow = ({ _id }: Item, by: -1 | 1, to: number) => {
    focusNext(`[data-order="${_id}"] [data-move="${by < 0 ? 'up' : 'down'}"]`)
    const page = Math.floor(to / pager.size) + 1
    if (page !== pager.page) pager.onPage(page)
  }
  const move = async (item: Item, by: -1 | 1) => {
    const at = all.findIndex(({ _id }) => _id === item._id)
    const to = at + by
    if (busy.current || at === -1 || to < 0 || to >= all.length) return
    busy.current = true
    const others = all.toSpliced(at, 1)
    try {
      await staffCall((client) => moveRecord(client, kind, item._id, others[to]?._id ?? null))
      follow(item, by, to)
      onOrder(others.toSpliced(to, 0, item))
      setWords(catalogueTexts().order.now({ name: nameOf(item), place: to + 1, all: all.length }))
    } catch (cause) {
      notify({ kind: 'error', message: editProblemText(cause) })
      onOrder(null)
    } finally {
      busy.current = false
    }
  }

  const column: Column<Item> = {
    key: 'number',
    header: catalogueTexts().order.header,
    cell: (item, index) => (
      <span className={classes.place} data-order={item._id}>
        {first + index + 1}
        {isWhole && all.length > 1 && (
          <MoveButtons
            name={nameOf(item)}
            isFirst={first + index === 0}
            isLast={first + index === all.length - 1}
            onMove={(by) => move(item, by)}
          />
        )}
      </span>
    ),
  }
  return { list, column, said: <VisuallyHidden role="status">{words}</VisuallyHidden> }
}
