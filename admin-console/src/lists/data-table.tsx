import type { MouseEvent, ReactNode } from 'react'
import { UnstyledButton, useNavigate, VisuallyHidden } from 'shared-ui'
import classes from './data-table.module.css'
import { SortMark } from './sort-mark.tsx'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row, index: number) => ReactNode
  sortable?: boolean
  /** Figures are aligned to the end of their cell. */
  numeric?: boolean
  /**
   * How the column shares its width: names and texts get more room before a long word breaks; a city and a title stay
   * whole; a day and its time stay on one line if all columns fit.
   */
  room?: 'name' | 'text' | 'route' | 'title' | 'when'
  /** Left out on paper. */
  screenOnly?: boolean
  /** Left out where the columns have no room: on tablets and on paper. What another cell has `data-unless-wide` is there instead. */
  wide?: boolean
}

/** The column that orders the rows; `descending` turns it round. */
export type Sort = { key: string; descending: boolean }

type Props<Row> = {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowId: (row: Row, index: number) => string
  sort?: Sort | null
  onSort?: (sort: Sort) => void
  /** Where a click anywhere in a row leads, beside the link that the row has. */
  hrefOf?: (row: Row) => string
  /** On a phone the cells of a card stand side by side, without the names of their columns. */
  compact?: boolean
}

/** A table whose rows become cards on a phone, each cell with its column's name before it. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowId, sort = null, onSort, hrefOf, compact } = props
  const navigate = useNavigate()
  return (
    <table className={classes.table} data-compact={compact || undefined}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr
            key={rowId(row, index)}
            data-opens={hrefOf && true}
            onClick={hrefOf && ((event) => opensRow(event) && navigate(hrefOf(row)))}
          >
            {columns.map((column) => (
              <td
                key={column.key}
                data-key={column.key}
                data-label={column.header}
                data-numeric={column.numeric || undefined}
                data-room={column.room}
                data-screen-only={column.screenOnly}
                data-wide={column.wide}
              >
                <div>{column.cell(row, index)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Whether a click is meant for the row: not for a link or field in it, and not the end of a selection. */
export const opensRow = ({ target, currentTarget }: MouseEvent) =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  !target.closest('a, button, input, label') &&
  (window.getSelection()?.toString() ?? '') === ''

type HeaderProps<Row> = { column: Column<Row>; sort: Sort | null; onSort?: (sort: Sort) => void }

function HeaderCell<Row>({ column, sort, onSort }: HeaderProps<Row>) {
  const { key, header, sortable, numeric, screenOnly, wide } = column
  if (!sortable || !onSort) {
    return (
      <th scope="col" data-numeric={numeric || undefined} data-screen-only={screenOnly} data-wide={wide}>
        {header}
      </th>
    )
  }
  const sorted = sort?.key === key
  const turn = () => onSort({ key, descending: sorted && !sort.descending })
  return (
    <th scope="col" aria-sort={sorted ? direction(sort) : 'none'} data-numeric={numeric || undefined}>
      <UnstyledButton className={classes.sort} onClick={turn}>
        {header}
        <SortMark way={sorted ? (sort.descending ? 'down' : 'up') : 'none'} />
      </UnstyledButton>
    </th>
  )
}

const direction = (sort: Sort) => (sort.descending ? 'descending' : 'ascending')
