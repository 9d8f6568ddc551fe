import { useSearchParams } from 'shared-ui'

/** The search part of the URL, and a way to change some of it; null takes a key out. A link shows the same list. */
export function useUrlState() {
  const [params, setParams] = useSearchParams()
  const change = (changes: Record<string, string | null>, options?: { replace?: boolean }) =>
    // Not from `params`: two changes before the next render would undo the first.
    setParams(changed(new URLSearchParams(window.location.search), changes), { ...options, preventScrollReset: true })
  return [params, change] as const
}

function changed(before: URLSearchParams, changes: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(before)
  for (const [key, value] of Object.entries(changes)) {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  return next
}
