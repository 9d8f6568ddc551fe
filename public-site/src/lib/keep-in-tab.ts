import type { StoreApi } from 'zustand'

type Options<State> = {
  /** The key in the tab's session storage. */
  name: string
  /** Shape of what is kept; what was kept in another shape is dropped. */
  version: number
  /** What of the state is kept. */
  pick: (state: State) => Partial<State>
}

/**
 * Keeps a store in the tab's session storage: it outlives a reload and ends with the tab. Where there is no storage the
 * store lives as long as the page. zustand's own middleware for that is six times this and in every first view.
 */
export function keepInTab<State>(
  { setState, subscribe }: Pick<StoreApi<State>, 'setState' | 'subscribe'>,
  { name, version, pick }: Options<State>,
): void {
  const kept = read(name)
  if (kept?.version === version && kept.state) setState(kept.state as Partial<State>)
  subscribe((state) => write(name, JSON.stringify({ state: pick(state), version })))
}

function read(name: string): { state?: unknown; version?: unknown } | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    // No storage, or nothing that we wrote: an empty draft.
    return null
  }
}

function write(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text)
  } catch {
    // Full or forbidden: the draft lives as long as the page.
  }
}
