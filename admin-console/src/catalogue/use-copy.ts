import { useRef } from 'react'
import { type CatalogueKind, copyRecord } from 'shared-api/client'
import { useNavigate, useShell } from 'shared-ui'
import { changeProblemText } from '../api/problem-text.ts'
import { staffCall } from '../api/staff-call.ts'
import { useListState } from '../lists/use-way-back.ts'
import { catalogueTexts } from '../texts/catalogue.ts'

/** Makes a draft with a record's content, and opens its form. */
export function useCopy(kind: CatalogueKind, formOf: (id: string) => string) {
  const { notify } = useShell()
  const navigate = useNavigate()
  const state = useListState()
  const busy = useRef(false)
  return async (id: string, name: string) => {
    if (busy.current) return
    busy.current = true
    try {
      const draft = await staffCall((client) => copyRecord(client, kind, id))
      notify({ kind: 'success', message: catalogueTexts().copy.made({ name }) })
      navigate(formOf(draft), { state })
    } catch (cause) {
      notify({ kind: 'error', message: catalogueTexts().copy.failed({ why: changeProblemText(cause) }) })
      // After a success the list is left; the second press of a double click may still come.
      busy.current = false
    }
  }
}
