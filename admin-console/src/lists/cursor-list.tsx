import type { ReactNode } from 'react'
import { Button, Group } from 'shared-ui'
import { Empty } from '../components/empty.tsx'
import { Loaded } from '../components/loaded.tsx'
import { commonTexts } from '../texts/common.ts'
import classes from './cursor-list.module.css'
import { CursorPager } from './cursor-pager.tsx'
import type { useCursorPages } from './use-cursor-pages.ts'
import type { useRowsPerPage } from './use-rows-per-page.ts'

type Reply = { nextCursor: string | null; total: number }

type Props<Page extends Reply, Row> = {
  query: { data?: Page; error?: unknown; mutate: () => void; current: boolean }
  what: string
  rowsOf: (page: Page) => Row[]
  /** The filter of the rows. */
  filter: object
  /** Texts for an empty list: without and with a filter. */
  none: { atAll: string; found: string }
  pages: ReturnType<typeof useCursorPages>
  rows: ReturnType<typeof useRowsPerPage>
  children: (rows: Row[]) => ReactNode
}

/** A list that the server searches and pages by cursor: rows and pager, or an empty state. */
export function CursorList<Page extends Reply, Row>(props: Props<Page, Row>) {
  const { query, what, rowsOf, filter, none, pages, rows, children } = props
  const filtered = Object.keys(filter).length > 0
  return (
    <>
      <Loaded query={query} what={what}>
        {(page) => (
          <>
            <div className={classes.rows} aria-busy={!query.current}>
              {/* There before its words come, as when a search finds nothing any more: only so are they told. */}
              <div aria-live="polite">
                {rowsOf(page).length === 0 && <Empty text={filtered ? none.found : none.atAll} />}
              </div>
              {rowsOf(page).length > 0 && children(rowsOf(page))}
            </div>
            {/* A later page can have lost its rows since: the way back stays. */}
            {(rowsOf(page).length > 0 || pages.page > 1) && (
              <CursorPager
                pages={pages}
                nextCursor={page.nextCursor}
                current={query.current}
                total={page.total}
                {...rows}
              />
            )}
          </>
        )}
      </Loaded>
      {/* The server may refuse the cursor of an old link for good. */}
      {query.data === undefined && query.error !== undefined && pages.cursor && (
        <Group>
          <Button size="sm" variant="default" onClick={pages.toFirst}>
            {commonTexts().lists.firstPage}
          </Button>
        </Group>
      )}
    </>
  )
}
