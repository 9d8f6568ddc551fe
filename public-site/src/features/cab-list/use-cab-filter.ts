import { useSearchParams } from 'shared-ui'
import { type CabFilter, filterOf, filterQuery } from './cab-filter.ts'

/** The filter of the cars page; it lives in the address, for a reload, the way back and a shared link. */
export function useCabFilter() {
  const [params, setParams] = useSearchParams()
  const filter = filterOf(params)
  const change = (wishes: Partial<CabFilter>) =>
    setParams(filterQuery({ ...filter, ...wishes }), { replace: true, preventScrollReset: true })
  return { filter, change, clear: () => setParams({}, { replace: true, preventScrollReset: true }) }
}
