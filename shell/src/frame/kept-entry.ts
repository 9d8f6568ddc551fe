import { readTab, writeTab } from 'shared-api/tab-storage'

const NAME = 'kept-entry'

/** Keeps what the entry of the history holds, such as a booking's receipt, for the page that is loaded next at an address. */
export const keepEntry = (address: string): void => writeTab(NAME, address, { entry: history.state })

/** Takes what was kept for this page, once. */
export function takeEntry(): void {
  const kept = readTab<{ entry: unknown }>(NAME, location.pathname + location.search)
  writeTab(NAME, '', null)
  if (kept) history.replaceState(kept.entry, '')
}
