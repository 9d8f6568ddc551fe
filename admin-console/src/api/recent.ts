import { useEffect } from 'react'
import { readTab, writeTab } from 'shared-api/tab-storage'
import { useLocation, useShell } from 'shared-ui'

const NAME = 'recent'
const MOST = 8

/** A page of a record that was opened: its address and name. */
export type Opened = { href: string; name: string }

/** The records that a person, by id, opened last in this tab, the latest first. */
export const recentOf = (person: string): Opened[] => readTab<Opened[]>(NAME, person) ?? []

/** Puts a record first among those opened last. */
export const noteOpened = (person: string, opened: Opened): void =>
  writeTab(NAME, person, [opened, ...recentOf(person).filter(({ href }) => href !== opened.href)].slice(0, MOST))

/** Keeps the page that is shown among those opened last, once its record has a name. */
export function useOpened(name: string | null) {
  const { pathname } = useLocation()
  const person = useShell().session.user?._id ?? ''
  useEffect(() => {
    if (name !== null) noteOpened(person, { href: pathname, name })
  }, [person, pathname, name])
}
