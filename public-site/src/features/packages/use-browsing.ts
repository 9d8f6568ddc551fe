import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'shared-ui'
import { NO_FILTER, type PackageFilter } from './package-filter.ts'

/** How many cards are shown at first, and how many more each time. A whole number of rows for 1, 2 and 3 columns. */
const CARDS_AT_ONCE = 12

/** Browsers refuse an address that changes with every key pressed: it follows after this pause, in ms. */
const ADDRESS_PAUSE_MS = 300

type Browsing = { filter: PackageFilter; shown: number }

/** The visitor's filter and how far the list is open, both in the address for a reload and the way back. */
export function useBrowsing() {
  const [params, setParams] = useSearchParams()
  const current = params.toString()
  const [browsing, setBrowsing] = useState(() => browsingAt(current))
  const asked = useRef<string | null>(current)
  const wanted = addressOf(browsing)

  // Our own address follows typing; any other one, as of a link to this page, sets the fields.
  useEffect(() => {
    if (current !== asked.current) setBrowsing(browsingAt(current))
    asked.current = null
  }, [current])

  useEffect(() => {
    if (wanted === current) return
    const timer = setTimeout(() => {
      asked.current = wanted
      setParams(wanted, { replace: true, preventScrollReset: true })
    }, ADDRESS_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted, current, setParams])

  const { filter, shown } = browsing
  return {
    filter,
    shown,
    change: (part: Partial<PackageFilter>) => setBrowsing({ filter: { ...filter, ...part }, shown: CARDS_AT_ONCE }),
    clear: () => setBrowsing({ filter: NO_FILTER, shown }),
    showMore: () => setBrowsing({ filter, shown: shown + CARDS_AT_ONCE }),
  }
}

function browsingAt(address: string): Browsing {
  const params = new URLSearchParams(address)
  const given = (name: string) => params.get(name) ?? ''
  const filter = {
    ...{ search: given('search'), category: given('category'), persons: given('persons') },
    ...{ state: given('state'), days: given('days') },
  }
  return { filter, shown: Math.max(Number(given('shown')) || 0, CARDS_AT_ONCE) }
}

function addressOf({ filter, shown }: Browsing): string {
  const given = Object.entries(filter).filter(([, value]) => value !== '')
  if (shown > CARDS_AT_ONCE) given.push(['shown', String(shown)])
  return new URLSearchParams(given).toString()
}
