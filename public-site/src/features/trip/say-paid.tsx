import { type FormEvent, useState } from 'react'
import type { TripReply } from 'shared-api/contract'
import { Button, Stack, TextInput } from 'shared-ui'
import { focusAfterSubmit } from '../../lib/focus-after-submit.ts'
import { requiredText } from '../../lib/problem-text.ts'
import { tripTexts } from '../../texts/trip.ts'
import { Outcome } from './outcome.tsx'
import { useCall } from './use-call.ts'

type Props = { token: string; amount: number; onReply: (trip: TripReply) => void }

/** Takes the bank's number of a payment by UPI: the desk looks for it. */
export function SayPaid({ token, amount, onReply }: Props) {
  const t = tripTexts().payment
  const [reference, setReference] = useState('')
  const [missing, setMissing] = useState(false)
  const { sending, failure, send } = useCall({ reference: t.utr })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    const isMissing = reference.trim() === ''
    setMissing(isMissing)
    const reply = isMissing ? null : await send((calls) => calls.claim(token, amount, reference))
    if (reply) return onReply(reply)
    focusAfterSubmit(element)
  }
  return (
    <form aria-label={t.utrForm} noValidate onSubmit={submit}>
      <Stack align="stretch">
        <TextInput
          {...{ label: t.utr, description: t.utrHint, required: true, maxLength: 40, value: reference }}
          error={missing ? requiredText(t.utr) : failure?.fields.reference}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={sending}>
          {t.send}
        </Button>
      </Stack>
      <Outcome done={null} failure={failure} />
    </form>
  )
}
