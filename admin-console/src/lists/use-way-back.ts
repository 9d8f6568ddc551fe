import { useEffect } from 'react'
import { useLocation, useNavigate } from 'shared-ui'

/** State of a link out of a list: the list's URL parameters. */
type ListState = { list: string }

/** The state of links from the list that is shown. */
export const useListState = (): ListState => ({ list: useLocation().search })

/** The list at `path` as the visitor left it for this page, or its start. */
export function useWayBack(path: string): string {
  const list = useListLeft()
  return list === null ? path : path + list
}

/**
 * Once a form is `done`, goes on to its list at `href` so that Back never shows the form: to the list from which it was
 * opened, else in the form's place.
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

/** The list state that led here; null if there is none. */
function useListLeft(): string | null {
  const { list } = (useLocation().state ?? {}) as Record<string, unknown>
  return typeof list === 'string' ? list : null
}
