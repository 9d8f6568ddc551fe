import { useState } from 'react'
import { getBookingsCsv } from 'shared-api/client'
import { istDay } from 'shared-api/india'
import { useShell } from 'shared-ui'
import { problemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { download } from '../../files/download.ts'
import { useUrlState } from '../../lists/use-url-state.ts'
import { bookingsFilter } from './bookings-query.ts'

/** Saves all bookings that fit the filter as a CSV file. */
export function ExportButton() {
  const { notify } = useShell()
  const [url] = useUrlState()
  const [busy, setBusy] = useState(false)

  const save = async () => {
    setBusy(true)
    try {
      const csv = await staffCall((client) => getBookingsCsv(client, bookingsFilter(url)))
      download(csv, `bookings-${istDay(Date.now())}.csv`)
    } catch (cause) {
      notify({ kind: 'error', message: `The export failed. ${problemText(cause)}` })
    }
    setBusy(false)
  }

  return (
    <ActionButton variant="default" loading={busy} onClick={save}>
      Export CSV
    </ActionButton>
  )
}
