import { useUrlState } from './use-url-state.ts'

/** Rows per page on offer, by how many a list has at first (docs/product.md, Lists of the desk). */
export const ON_OFFER = { 5: [5, 10, 25], 25: [25, 50, 100] } as const

/** How many rows a page has, held in the URL as `?rows=50`; another number goes back to page 1 (docs/product.md, Lists of the desk). */
export function useRowsPerPage(standard: keyof typeof ON_OFFER) {
  const [url, setUrl] = useUrlState()
  const sizes: readonly number[] = ON_OFFER[standard]
  const size = sizes.find((one) => String(one) === url.get('rows')) ?? standard
  const onSize = (next: number) => setUrl({ rows: next === standard ? null : String(next), page: null, cursor: null })
  return { size, sizes, onSize }
}
