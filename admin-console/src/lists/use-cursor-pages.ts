import { useLocation, useNavigate, useSearchParams } from 'shared-ui'
import { toFirstRow } from './to-first-row.ts'

/** How one came here: the cursors of the pages before this one, the first page's being ''. */
type Trail = { trail?: string[] }

/**
 * Pages by cursor. The URL holds the page (`?page=2&cursor=…`), so a link shows the same rows; the history entry holds
 * the way back. A link to a later page leads back to the first.
 */
export function useCursorPages() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { trail = [] } = (useLocation().state ?? {}) as Trail
  const cursor = params.get('cursor') ?? ''
  // Without a cursor the server gives the first page, whatever a link says.
  const page = cursor ? Math.max(1, Math.trunc(Number(params.get('page'))) || 1) : 1

  const go = (to: { page: number; cursor: string; trail: string[] }) => {
    const search = new URLSearchParams(params)
    search.delete('page')
    search.delete('cursor')
    if (to.page > 1) search.set('page', String(to.page))
    if (to.cursor) search.set('cursor', to.cursor)
    navigate({ search: search.toString() }, { state: { trail: to.trail } satisfies Trail, preventScrollReset: true })
    toFirstRow()
  }

  return {
    page,
    cursor: cursor || undefined,
    toNext: (nextCursor: string) => go({ page: page + 1, cursor: nextCursor, trail: [...trail, cursor] }),
    toPrevious: () => go({ page: page - 1, cursor: trail.at(-1) ?? '', trail: trail.slice(0, -1) }),
    toFirst: () => go({ page: 1, cursor: '', trail: [] }),
    hasTrail: trail.length > 0,
  }
}
