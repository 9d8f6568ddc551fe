import { useEffect } from 'react'
import { useLocation, useNavigate } from 'shared-ui'

/** What a link out of a list takes along for the way back: what the list shows, as its URL holds it. */
type ListState = { list: string }

/** The state of links from the list that is shown. */
export const useListState = (): ListState => ({ list: useLocation().search })

/** The list at `path`, as it was left for the page that is shown; from its start for who came another way. */
export function useWayBack(path: string): string {
  const list = useListLeft()
  return list === null ? path : path + list
}

/**
 * Once a form is `done`, leads on to its list at `href` in a way that Back never shows the form again: to the list that it
 * was opened from, else in the form's place.
 */
export function useWayOn(done: boolean, href: string) {
  const navigate = useNavigate()
  const fromList = useListLeft() !== null
  useEffect(() => {
    if (!done) return
    if (fromList) navigate(-1)
    else navigate(href, { replace: true })
  }, [done, fromList, href, navigate])
}

/** What the list showed that led here; null for who came another way. */
function useListLeft(): string | null {
  const { list } = (useLocation().state ?? {}) as Record<string, unknown>
  return typeof list === 'string' ? list : null
}
