import { useUrlState } from './use-url-state.ts'

/** Rows per page on offer (docs/product.md, Lists of the desk). */
export const ROWS_PER_PAGE = [5, 10, 25] as const
type RowsPerPage = (typeof ROWS_PER_PAGE)[number]

/** How many rows a page has, held in the URL as `?rows=10`; another number goes back to page 1 (docs/product.md, Lists of the desk). */
export function useRowsPerPage(standard: RowsPerPage) {
  const [url, setUrl] = useUrlState()
  const size = ROWS_PER_PAGE.find((one) => String(one) === url.get('rows')) ?? standard
  const onSize = (next: number) => setUrl({ rows: next === standard ? null : String(next), page: null, cursor: null })
  return { size, onSize }
}
