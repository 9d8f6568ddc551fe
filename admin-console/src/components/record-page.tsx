import type { ReactNode } from 'react'
import { Button, Link } from 'shared-ui'
import type { KeyedMutator } from 'swr'
import { useOpened } from '../api/recent.ts'
import { Loaded } from './loaded.tsx'
import { Page } from './page.tsx'

/** Props of a record's page: the version that was read, and callbacks for a saved or newer version. */
export type RecordDesk<Version> = {
  version: Version
  onChanged: (version: Version) => void
  onStale: () => void
}

type Props<Version> = {
  title: string
  description: string
  /** Shown in the place of the description. */
  line?: ReactNode
  /** The record's list. */
  list: { label: string; href: string }
  /** Further actions. */
  actions?: ReactNode
  query: { data?: Version; error?: unknown; mutate: KeyedMutator<Version> }
  what: string
  children: (desk: RecordDesk<Version>) => ReactNode
}

/** The page of one record, with the way back to its list. */
export function RecordPage<Version>({ list, query, what, actions, children, ...head }: Props<Version>) {
  const onChanged = (changed: Version) => void query.mutate(changed, { revalidate: false })
  const onStale = () => void query.mutate()
  useOpened(query.data === undefined ? null : head.title)
  return (
    <Page
      {...head}
      actions={
        <>
          {actions}
          <Button component={Link} to={list.href} size="sm" px="xs" variant="subtle">
            {list.label}
          </Button>
        </>
      }
    >
      <Loaded query={query} what={what}>
        {(version) => children({ version, onChanged, onStale })}
      </Loaded>
    </Page>
  )
}
