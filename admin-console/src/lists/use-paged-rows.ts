import { useUrlState } from './use-url-state.ts'

/** Rows per page on offer; the first is the default (`specification §9`). */
export const ROWS_PER_PAGE = [5, 10, 25] as const

/** One page of `rows`. The URL holds page and size (`?page=2&rows=10`); another size goes back to page 1. */
export function usePagedRows<Row>(rows: Row[]) {
  const [url, setUrl] = useUrlState()
  const size = ROWS_PER_PAGE.find((one) => String(one) === url.get('rows')) ?? ROWS_PER_PAGE[0]
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
      onSize: (next: number) => setUrl({ rows: next === ROWS_PER_PAGE[0] ? null : String(next), page: null }),
    },
  }
}
