import { useEffect, useState } from 'react'
import { readTab, writeTab } from 'shared-api/tab-storage'
import { useLocation } from 'shared-ui'
import type { BookingValues } from './booking-values.ts'

const NAME = 'phone-booking'

type Form = { values: BookingValues; isDirty: () => boolean; setValues: (values: BookingValues) => void }

/**
 * Stores typed values in the tab, so that a reload or crash during a call loses nothing. The draft ends with the page,
 * which asks before it is left, and belongs to one address, what it is `of`, and the fields of one release.
 */
export function useKeptDraft(form: Form, of = '') {
  const version = `${useLocation().search}${of} ${Object.keys(form.values).sort()}`
  const [stored] = useState(() => readTab<BookingValues>(NAME, version))
  useEffect(() => {
    if (stored) form.setValues(stored)
    return () => writeTab(NAME, version, null)
  }, [])
  useEffect(() => {
    if (form.isDirty()) writeTab(NAME, version, form.values)
  }, [version, form.values])
}
