import { useEffect, useState } from 'react'
import { useLocation } from 'shared-ui'
import type { BookingValues } from './booking-values.ts'

const NAME = 'phone-booking'

type Form = { values: BookingValues; isDirty: () => boolean; setValues: (values: BookingValues) => void }

/**
 * Keeps what is typed in the tab's session storage, so that a reload or a crash in the middle of a call loses nothing. It
 * goes with the page: whoever leaves that was asked first.
 */
export function useKeptDraft(form: Form) {
  const { search } = useLocation()
  const [kept] = useState(() => draftOf(search, form.values))
  useEffect(() => {
    if (kept) form.setValues(kept)
    return drop
  }, [])
  useEffect(() => {
    if (form.isDirty()) keep(search, form.values)
  }, [search, form.values])
}

/** The draft of the form at this address, if it has the fields of this release. */
function draftOf(search: string, fields: BookingValues): BookingValues | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(NAME) ?? 'null')
    return kept?.search === search && namesOf(kept.values) === namesOf(fields) ? kept.values : null
  } catch {
    // No storage, or nothing that we wrote.
    return null
  }
}

const namesOf = (values: object) => Object.keys(values).sort().join()

function keep(search: string, values: BookingValues) {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ search, values }))
  } catch {
    // Full or forbidden: it lives as long as the page.
  }
}

function drop() {
  try {
    sessionStorage.removeItem(NAME)
  } catch {
    // Forbidden: nothing was kept.
  }
}
