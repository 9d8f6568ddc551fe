import { useState } from 'react'
import type { Client } from 'shared-api/client'
import { istDay } from 'shared-api/india'
import { useShell } from 'shared-ui'
import { problemText } from '../api/problem-text.ts'
import { staffCall } from '../api/staff-call.ts'
import { ActionButton } from '../components/action-button.tsx'
import { download } from '../files/download.ts'

type Props = {
  /** What the file is called before its day: 'bookings'. */
  name: string
  read: (client: Client) => Promise<Blob>
}

/** Saves all that fits a filter as a CSV file. */
export function ExportButton({ name, read }: Props) {
  const { notify } = useShell()
  const [busy, setBusy] = useState(false)

  const save = async () => {
    setBusy(true)
    try {
      download(await staffCall(read), `${name}-${istDay(Date.now())}.csv`)
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
