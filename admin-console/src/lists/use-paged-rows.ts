import { useRowsPerPage } from './use-rows-per-page.ts'
import { useUrlState } from './use-url-state.ts'

/** One page of `rows`, five at first (`specification §9`). The URL holds page and size (`?page=2&rows=10`). */
export function usePagedRows<Row>(rows: Row[]) {
  const [url, setUrl] = useUrlState()
  const { size, onSize } = useRowsPerPage(5)
  const pages = Math.max(1, Math.ceil(rows.length / size))
  const page = Math.min(Math.max(1, Math.trunc(Number(url.get('page'))) || 1), pages)
  const first = (page - 1) * size
  return {
    shown: rows.slice(first, first + size),
    first,
    pager: {
      page,
      pages,
      size,
      total: rows.length,
      onPage: (next: number) => setUrl({ page: next === 1 ? null : String(next) }),
      onSize,
    },
  }
}
