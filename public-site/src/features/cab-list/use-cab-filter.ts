import { useEffect, useRef } from 'react'
import { useSearchParams } from 'shared-ui'
import { type CabFilter, filterOf, filterQuery } from './cab-filter.ts'

/** The filter of the cars page; it lives in the address, for a reload, the way back and a shared link. */
export function useCabFilter() {
  const [params, setParams] = useSearchParams()
  const filter = filterOf(params)
  // The address changes a moment after it is asked to: a second wish in that moment must not undo the first.
  const wanted = useRef(filter)
  useEffect(() => {
    wanted.current = filterOf(params)
  }, [params])

  const show = (wish: CabFilter) => {
    wanted.current = wish
    setParams(filterQuery(wish), { replace: true, preventScrollReset: true })
  }
  return {
    filter,
    change: (wishes: Partial<CabFilter>) => show({ ...wanted.current, ...wishes }),
    clear: () => show(filterOf(new URLSearchParams())),
  }
}
