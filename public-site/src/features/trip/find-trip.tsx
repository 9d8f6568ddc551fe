import { type FormEvent, useState } from 'react'
import { Button, Stack, TextInput } from 'shared-ui'
import { NoScript } from '../../components/no-script.tsx'
import { ReadyFields } from '../../components/ready-fields.tsx'
import { focusAfterSubmit } from '../../lib/focus-after-submit.ts'
import { requiredText } from '../../lib/problem-text.ts'
import { useSendsMail } from '../../lib/queries.ts'
import { commonTexts } from '../../texts/common.ts'
import { tripTexts } from '../../texts/trip.ts'
import { Outcome } from './outcome.tsx'
import classes from './trip.module.css'
import { useCall } from './use-call.ts'

/** Has the link of a trip sent to its traveller, by reference and mobile number. */
export function FindTrip() {
  const t = tripTexts().find
  const sendsMail = useSendsMail()
  const { failure, missing, sent, sending, submit } = useFindTrip()
  const errorOf = (name: 'reference' | 'mobile') => missing[name] ?? failure?.fields[name]
  return (
    <form aria-label={t.form} className={classes.form} noValidate onSubmit={submit}>
      <ReadyFields>
        <Stack>
          <NoScript />
          <TextInput
            {...{ name: 'reference', label: t.reference, description: t.referenceHint, required: true }}
            {...{ autoComplete: 'off', autoCapitalize: 'characters', error: errorOf('reference') }}
          />
          <TextInput
            {...{ name: 'mobile', label: t.mobile, description: commonTexts().phone.hint, required: true }}
            {...{ type: 'tel', autoComplete: 'tel', error: errorOf('mobile') }}
          />
          <Button type="submit" size="lg" loading={sending}>
            {t.button}
          </Button>
        </Stack>
      </ReadyFields>
      <Outcome done={sent ? (sendsMail ? t.sent : commonTexts().noMails) : null} failure={failure} />
    </form>
  )
}

function useFindTrip() {
  const { reference, mobile } = tripTexts().find
  const { sending, failure, send } = useCall({ reference, mobile })
  const [missing, setMissing] = useState<Record<string, string>>({})
  const [sent, setSent] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    const form = new FormData(element)
    const sought = { reference: String(form.get('reference') ?? ''), mobile: String(form.get('mobile') ?? '') }
    const left = Object.entries({ reference, mobile }).filter(([name]) => !String(form.get(name) ?? '').trim())
    setSent(false)
    setMissing(Object.fromEntries(left.map(([name, label]) => [name, requiredText(label)])))
    if (left.length === 0) setSent((await send((calls) => calls.find(sought))) !== null)
    focusAfterSubmit(element)
  }
  return { sending, failure, missing, sent, submit }
}
