import { readTab, writeTab } from 'shared-api/tab-storage'
import type { StoreApi } from 'zustand'

type Options<State> = {
  /** The key in the tab's session storage. */
  name: string
  /** The shape of the stored value; another shape is dropped. */
  version: number
  pick: (state: State) => Partial<State>
}

/** Stores a part of a store in the tab. zustand's own middleware for that is six times this and in every first view. */
export function keepInTab<State>(
  { setState, subscribe }: Pick<StoreApi<State>, 'setState' | 'subscribe'>,
  { name, version, pick }: Options<State>,
): void {
  const stored = readTab<Partial<State>>(name, version)
  if (stored) setState(stored)
  subscribe((state) => writeTab(name, version, pick(state)))
}
