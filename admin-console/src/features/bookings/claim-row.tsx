import { useState } from 'react'
import { settleClaim } from 'shared-api/client'
import type { Claim, Ledger } from 'shared-api/contract'
import { Alert, Group, Stack, useShell } from 'shared-ui'
import { changeProblemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { rupeesText } from '../../components/rupees-text.ts'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'

type Props = { claim: Claim; onSettled: (ledger: Ledger) => void }

/** What a traveller says they paid by UPI, for the desk to compare with the bank. */
export function ClaimRow({ claim: { id, amount, reference }, onSettled }: Props) {
  const { notify } = useShell()
  const texts = bookingMoneyTexts().payments.claim
  const [busy, setBusy] = useState<boolean | null>(null)
  const settle = async (accept: boolean) => {
    setBusy(accept)
    try {
      onSettled(await staffCall((client) => settleClaim(client, id, accept)))
    } catch (cause) {
      notify({ kind: 'error', message: changeProblemText(cause) })
    }
    setBusy(null)
  }
  return (
    <Alert color="yellow" title={texts.title}>
      <Stack gap="sm">
        {texts.question(rupeesText(amount), reference)}
        <Group gap="xs">
          <ActionButton size="sm" loading={busy === true} onClick={() => settle(true)}>
            {texts.yes}
          </ActionButton>
          <ActionButton size="sm" variant="default" loading={busy === false} onClick={() => settle(false)}>
            {texts.no}
          </ActionButton>
        </Group>
      </Stack>
    </Alert>
  )
}
