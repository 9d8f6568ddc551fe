import { useRowsPerPage } from './use-rows-per-page.ts'
import { useUrlState } from './use-url-state.ts'

const LAST = 'last'

/** The list at `path`, on its last page, where the newest row is. */
export const onLastPage = (path: string) => `${path}?page=${LAST}`

/** One page of `rows`, five at first (docs/product.md, Lists of the desk). The URL holds page and size (`?page=2&rows=10`, `?page=last`). */
export function usePagedRows<Row>(rows: Row[]) {
  const [url, setUrl] = useUrlState()
  const { size, onSize } = useRowsPerPage(5)
  const pages = Math.max(1, Math.ceil(rows.length / size))
  const asked = url.get('page') === LAST ? pages : Math.trunc(Number(url.get('page'))) || 1
  const page = Math.min(Math.max(1, asked), pages)
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
