import { useEffect } from 'react'
import { type Cache, type Middleware, unstable_serialize, useSWRConfig } from 'swr'

/** Replies that no page shows any more: enough for the way back. */
const KEPT = 30

/** How many queries on the page show a reply, by its key; and the replies that none does, the one left first first. */
const shown = new Map<string, number>()
const left = new Set<string>()

/**
 * Keeps the last replies only: each search, page of a list and booking has its own, and a desk's tab may stay open for
 * weeks. SWR never forgets any. A middleware of SWR.
 */
export const keepFew: Middleware = (useNext) => (key, read, config) => {
  const { cache } = useSWRConfig()
  const name = unstable_serialize(key)
  useEffect(() => {
    enter(name)
    return () => leave(cache, name)
  }, [cache, name])
  return useNext(key, read, config)
}

function enter(name: string) {
  shown.set(name, (shown.get(name) ?? 0) + 1)
  left.delete(name)
}

function leave(cache: Cache, name: string) {
  const others = (shown.get(name) ?? 1) - 1
  if (others > 0) return void shown.set(name, others)
  shown.delete(name)
  left.add(name)
  const [first] = left
  if (left.size <= KEPT || first === undefined) return
  left.delete(first)
  cache.delete(first)
}
