import type { Sort } from './data-table.tsx'
import { useUrlState } from './use-url-state.ts'

type Comparable = string | number

/** The order of a list, held in the URL as `?sort=price` or `?sort=-price`; another order goes back to page 1. */
export function useSort(keys: readonly string[]) {
  const [url, setUrl] = useUrlState()
  const written = url.get('sort') ?? ''
  const key = written.replace(/^-/, '')
  const sort: Sort | null = keys.includes(key) ? { key, descending: written.startsWith('-') } : null
  const onSort = (next: Sort) => setUrl({ sort: `${next.descending ? '-' : ''}${next.key}`, page: null, cursor: null })
  return { sort, onSort }
}

const order = new Intl.Collator('en-IN', { numeric: true })

/** `rows` in an order; equal ones and an order of null keep the given one. */
export function sorted<Row>(rows: Row[], sort: Sort | null, values: Record<string, (row: Row) => Comparable>): Row[] {
  const value = sort && values[sort.key]
  if (!value) return rows
  const sign = sort.descending ? -1 : 1
  return rows.toSorted((one, other) => sign * compare(value(one), value(other)))
}

const compare = (one: Comparable, other: Comparable) =>
  typeof one === 'number' && typeof other === 'number' ? one - other : order.compare(String(one), String(other))
