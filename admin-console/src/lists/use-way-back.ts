import { useLocation } from 'shared-ui'

/** What a link out of a list takes along for the way back: what the list shows, as its URL holds it. */
type ListState = { list: string }

/** The state of links from the list that is shown. */
export const useListState = (): ListState => ({ list: useLocation().search })

/** The list at `path`, as it was left for the page that is shown; from its start for who came another way. */
export function useWayBack(path: string): string {
  const { list } = (useLocation().state ?? {}) as Record<string, unknown>
  return typeof list === 'string' ? path + list : path
}
