import type { ReactNode } from 'react'
import type { ExportedList } from 'shared-api/contract'
import { Button, Link } from 'shared-ui'
import type { SWRResponse } from 'swr'
import { ExportList } from '../components/csv-button.tsx'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'

type Edits<One> = {
  onChanged: (changed: One) => void
  onDeleted: (gone: One) => void
  /** Takes the records in their new order; null when the list has to be read again. */
  onOrder: (all: One[] | null) => unknown
}

type Props<One> = {
  query: SWRResponse<One[]>
  idOf: (one: One) => string
  texts: { title: string; description: string; add: string }
  what: string
  list: ExportedList
  /** Where one is added. */
  addHref: string
  /** Between the export and the button that adds one. */
  actions?: ReactNode
  /** The list; it follows its edits without being read again. */
  children: (all: One[], edits: Edits<One>) => ReactNode
}

/** The page of a list that is all here. */
export function ListPage<One>({ query, idOf, texts, what, list, addHref, actions, children }: Props<One>) {
  const update = (change: (all: One[]) => One[]) =>
    void query.mutate((all) => all && change(all), { revalidate: false })
  const edits: Edits<One> = {
    onChanged: (changed) => update((all) => all.map((one) => (idOf(one) === idOf(changed) ? changed : one))),
    onDeleted: (gone) => update((all) => all.filter((one) => idOf(one) !== idOf(gone))),
    onOrder: (all) => (all ? query.mutate(all, { revalidate: false }) : query.mutate()),
  }
  return (
    <Page
      title={texts.title}
      description={texts.description}
      actions={
        <>
          <ExportList list={list} />
          {actions}
          <Button component={Link} to={addHref}>
            {texts.add}
          </Button>
        </>
      }
    >
      <Loaded query={query} what={what}>
        {(all) => children(all, edits)}
      </Loaded>
    </Page>
  )
}
