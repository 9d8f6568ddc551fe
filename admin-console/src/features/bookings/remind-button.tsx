import { remindOfAdvance } from 'shared-api/client'
import { type Booking, type Company, isAsked, isOpen, type Ledger } from 'shared-api/contract'
import { Text, useShell } from 'shared-ui'
import { problemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { instantText } from '../../components/times.ts'
import { useAction } from '../../editing/use-action.ts'
import { useMailed } from '../../mails/use-mailed.ts'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'

type Props = {
  booking: Pick<Booking, '_id' | 'advance' | 'mail' | 'status'>
  ledger: Ledger
  onReminded: (ledger: Ledger) => void
}

/** Reminds the traveller of an unpaid advance by mail, once it is asked for and once alone; afterwards it says who did so. */
export function RemindButton({ booking: { _id, advance, mail, status }, ledger, onReminded }: Props) {
  const { notify, initialData } = useShell()
  const mailed = useMailed()
  const company = initialData['/api/v1/company'] as Company | undefined
  const texts = bookingMoneyTexts().payments
  const remind = async () => {
    onReminded(await staffCall((client) => remindOfAdvance(client, _id)))
    notify({ kind: 'success', message: mailed(texts.remindedNow) })
  }
  const { busy, act } = useAction(remind, { textOf: (cause) => texts.notReminded({ why: problemText(cause) }) })
  if (ledger.reminded)
    return (
      <Text size="sm" c="dimmed">
        {texts.reminded({ by: ledger.reminded.by, at: instantText(ledger.reminded.at) })}
      </Text>
    )
  const isAskedFor = company?.advanceConfirms || !isAsked(status)
  if (ledger.paid >= advance || mail === '' || !isOpen(status) || !isAskedFor) return null

  return (
    <ActionButton size="sm" variant="default" loading={busy} onClick={act}>
      {texts.remind}
    </ActionButton>
  )
}
