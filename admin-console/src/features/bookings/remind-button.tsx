import { useState } from 'react'
import { remindOfAdvance } from 'shared-api/client'
import { type Booking, isOpen, type Ledger } from 'shared-api/contract'
import { Text, useShell } from 'shared-ui'
import { problemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { instantText } from '../../components/times.ts'
import { useMailed } from '../../mails/use-mailed.ts'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'

type Props = {
  booking: Pick<Booking, '_id' | 'advance' | 'mail' | 'status'>
  ledger: Ledger
  onReminded: (ledger: Ledger) => void
}

/** Reminds the traveller of an unpaid advance by mail, once; afterwards it says who did so. */
export function RemindButton({ booking: { _id, advance, mail, status }, ledger, onReminded }: Props) {
  const { notify } = useShell()
  const mailed = useMailed()
  const texts = bookingMoneyTexts().payments
  const [busy, setBusy] = useState(false)
  if (ledger.reminded)
    return (
      <Text size="sm" c="dimmed">
        {texts.reminded({ by: ledger.reminded.by, at: instantText(ledger.reminded.at) })}
      </Text>
    )
  if (ledger.paid >= advance || mail === '' || !isOpen(status)) return null

  const remind = async () => {
    setBusy(true)
    try {
      onReminded(await staffCall((client) => remindOfAdvance(client, _id)))
      notify({ kind: 'success', message: mailed(texts.remindedNow) })
    } catch (cause) {
      notify({ kind: 'error', message: texts.notReminded({ why: problemText(cause) }) })
    }
    setBusy(false)
  }
  return (
    <ActionButton size="sm" variant="default" loading={busy} onClick={remind}>
      {texts.remind}
    </ActionButton>
  )
}
