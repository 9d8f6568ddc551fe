import { useSearchParams } from 'shared-ui'
import { type CabFilter, filterOf, filterQuery } from './cab-filter.ts'

/** The filter of the cars page; it lives in the address, for a reload, the way back and a shared link. */
export function useCabFilter() {
  const [params, setParams] = useSearchParams()
  const show = (filter: CabFilter) => setParams(filterQuery(filter), { replace: true, preventScrollReset: true })
  return {
    filter: filterOf(params),
    // From the address itself, which changes immediately: rendering follows later, and a second change must not undo
    // the first.
    change: (changes: Partial<CabFilter>) =>
      show({ ...filterOf(new URLSearchParams(window.location.search)), ...changes }),
    clear: () => show(filterOf(new URLSearchParams())),
  }
}
