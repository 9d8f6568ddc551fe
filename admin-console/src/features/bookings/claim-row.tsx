import { useState } from 'react'
import { settleClaim } from 'shared-api/client'
import type { Claim, Ledger } from 'shared-api/contract'
import { rupeesText } from 'shared-api/money'
import { Alert, Group, Stack, TextInput, useShell } from 'shared-ui'
import { changeProblemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { typedNumber } from '../../editing/typed-number.ts'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'

type Props = { claim: Claim; balance: number; onSettled: (ledger: Ledger) => void }

/** What a traveller or driver says was paid, for the desk to compare with the bank or the cash. */
export function ClaimRow({ claim: { id, amount, reference, driver, elsewhere }, balance, onSettled }: Props) {
  const { notify } = useShell()
  const texts = bookingMoneyTexts().payments.claim
  const [busy, setBusy] = useState<boolean | null>(null)
  const [came, setCame] = useState('')
  const [split, setSplit] = useState('')
  const sum = rupeesText(amount)
  const settle = async (accept: boolean) => {
    setBusy(accept)
    const more = { ...(came ? { amount: typedNumber(came) } : {}), ...(split ? { split } : {}) }
    try {
      onSettled(await staffCall((client) => settleClaim(client, id, { accept, ...(accept ? more : {}) })))
    } catch (cause) {
      notify({ kind: 'error', message: changeProblemText(cause) })
    }
    setBusy(null)
  }
  return (
    <Alert color="yellow" title={driver === null ? texts.title : texts.byDriver({ driver })}>
      <Stack gap="sm">
        {driver === null ? texts.question({ sum, reference }) : texts.cash({ sum })}
        {amount > balance && (
          <TextInput
            label={texts.amount}
            description={texts.above({ balance: rupeesText(Math.max(balance, 0)) })}
            inputMode="decimal"
            value={came}
            onChange={(event) => setCame(event.target.value)}
          />
        )}
        {elsewhere !== null && (
          <TextInput
            label={texts.split}
            description={texts.elsewhere({ reference: elsewhere })}
            value={split}
            onChange={(event) => setSplit(event.target.value)}
          />
        )}
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
