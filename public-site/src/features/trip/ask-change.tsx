import { type FormEvent, useRef, useState } from 'react'
import type { TripReply } from 'shared-api/contract'
import { Button, Stack, Text, Textarea, Title } from 'shared-ui'
import { NoScript } from '../../components/no-script.tsx'
import { ReadyFields } from '../../components/ready-fields.tsx'
import { focusAfterSubmit } from '../../lib/focus-after-submit.ts'
import { requiredText } from '../../lib/problem-text.ts'
import { tripTexts } from '../../texts/trip.ts'
import { Outcome } from './outcome.tsx'
import classes from './trip.module.css'
import { useCall } from './use-call.ts'

type Props = { token: string; onReply: (trip: TripReply) => void }

const NOTHING = { message: '', key: '' }

/** Asks the desk for a change; nothing changes by it alone. */
export function AskChange({ token, onReply }: Props) {
  const t = tripTexts().change
  const { sending, failure, send } = useCall({ message: t.label })
  const [message, setMessage] = useState('')
  const [missing, setMissing] = useState(false)
  const [sent, setSent] = useState(false)
  // The same words again after an answer that was lost are the same request.
  const asked = useRef(NOTHING)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    setSent(false)
    setMissing(message.trim() === '')
    if (message.trim() !== '') {
      const reply = await send((calls) => {
        if (asked.current.message !== message) asked.current = { message, key: calls.newKey() }
        return calls.change(token, { message }, asked.current.key)
      })
      if (reply) onReply(reply)
      if (reply) setMessage('')
      if (reply) asked.current = NOTHING
      setSent(reply !== null)
    }
    focusAfterSubmit(element)
  }
  const error = missing ? requiredText(t.label) : failure?.fields.message
  return (
    <section className={classes.screenOnly}>
      <Title order={2} size="h3" mb="xs">
        {t.title}
      </Title>
      <Text mb="md">{t.lead}</Text>
      <form aria-label={t.title} noValidate onSubmit={submit}>
        <ReadyFields>
          <Stack align="stretch">
            <NoScript />
            <Textarea
              {...{ label: t.label, required: true, rows: 3, maxLength: 500, value: message, error }}
              onChange={(event) => setMessage(event.currentTarget.value)}
            />
            <Button type="submit" variant="default" loading={sending}>
              {t.button}
            </Button>
          </Stack>
        </ReadyFields>
        <Outcome done={sent ? t.sent : null} failure={failure} />
      </form>
    </section>
  )
}
