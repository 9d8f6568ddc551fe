import type { ComponentProps, ReactNode, Ref } from 'react'
import { Stack } from 'shared-ui'
import { Empty } from '../components/empty.tsx'
import { DataTable } from './data-table.tsx'
import { FilterBar } from './filter-bar.tsx'
import { SearchField } from './search-field.tsx'
import { TablePager } from './table-pager.tsx'

type Props<Row> = ComponentProps<typeof DataTable<Row>> & {
  /** What the list has without a search. */
  all: readonly Row[]
  texts: { empty: string; noMatch: string; search: string; searchHint: string }
  pager: ComponentProps<typeof TablePager>
  listRef?: Ref<HTMLDivElement>
  /** What stands below the rows. */
  children?: ReactNode
}

/** A list that is all here: searched, its page of rows, and what else it shows. */
export function SearchedTable<Row>({ all, texts, pager, listRef, children, ...table }: Props<Row>) {
  if (all.length === 0) return <Empty text={texts.empty} />
  return (
    <Stack>
      <FilterBar>
        <SearchField label={texts.search} placeholder={texts.searchHint} />
      </FilterBar>
      {pager.total === 0 ? (
        <Empty text={texts.noMatch} />
      ) : (
        <div ref={listRef}>
          <DataTable {...table} />
        </div>
      )}
      {children}
      <TablePager {...pager} />
    </Stack>
  )
}
