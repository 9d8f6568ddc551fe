import { useEffect, useState } from 'react'
import { useSearchParams } from 'shared-ui'
import { NO_FILTER, type PackageFilter } from './package-filter.ts'

/** How many cards are shown at first, and how many more each time. A whole number of rows for 1, 2 and 3 columns. */
export const CARDS_AT_ONCE = 12

/** Browsers refuse an address that changes with every key pressed: it follows after this pause, in ms. */
const ADDRESS_PAUSE_MS = 300

/** What the visitor looks for and how far the list is opened. The address remembers both, for a reload and the way back. */
export function useBrowsing() {
  const [params, setParams] = useSearchParams()
  const [filter, setFilter] = useState<PackageFilter>(() => ({
    search: params.get('search') ?? '',
    category: params.get('category') ?? '',
    persons: params.get('persons') ?? '',
  }))
  const [shown, setShown] = useState(() => Math.max(Number(params.get('shown')) || 0, CARDS_AT_ONCE))

  const wanted = addressOf(filter, shown)
  const current = params.toString()
  useEffect(() => {
    if (wanted === current) return
    const timer = setTimeout(() => setParams(wanted, { replace: true, preventScrollReset: true }), ADDRESS_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted, current, setParams])

  return {
    filter,
    shown,
    change: (part: Partial<PackageFilter>) => {
      setFilter({ ...filter, ...part })
      setShown(CARDS_AT_ONCE)
    },
    clear: () => setFilter(NO_FILTER),
    showMore: () => setShown(shown + CARDS_AT_ONCE),
  }
}

function addressOf(filter: PackageFilter, shown: number): string {
  const given = Object.entries(filter).filter(([, value]) => value !== '')
  if (shown > CARDS_AT_ONCE) given.push(['shown', String(shown)])
  return new URLSearchParams(given).toString()
}
