import { type FormEvent, type ReactNode, useEffect } from 'react'
import { FOR_WHOM, fieldProblemsOf, fieldsOf, forWhomProblems, TravellerDetails } from 'shared-api/contract'
import { plainTexts } from 'shared-api/india'
import { forWhomLabels } from 'shared-api/languages/words'
import { Anchor, Checkbox, Link, Stack, Text, TextInput, Title, useForm } from 'shared-ui'
import { BookingBar } from '../../components/booking-bar.tsx'
import { CapitalisedInput } from '../../components/capitalised-input.tsx'
import { Honeypot, honeypotOf } from '../../components/honeypot.tsx'
import { PhoneField } from '../../components/phone-field.tsx'
import { paths } from '../../config/paths.ts'
import { fieldProblems } from '../../lib/field-problems.ts'
import { focusAfterSubmit } from '../../lib/focus-after-submit.ts'
import { useCompany } from '../../lib/queries.ts'
import { confirmTexts } from '../../texts/confirm.ts'
import { sharedTexts } from '../../texts/shared.ts'
import { ForWhomFields } from './for-whom-fields.tsx'
import type { SendFailure } from './send-outcome.ts'
import classes from './traveller-form.module.css'

type Props = {
  traveller: TravellerDetails
  /** Who travelled last, once that is known: fills in a form in which nothing was typed. */
  saved: TravellerDetails | null
  mailRequired: boolean
  onChange: (traveller: TravellerDetails) => void
  totalPaise: number
  hasAdvance: boolean
  sending: boolean
  /** Resolves to the failure, if any; `website` is the honeypot's value. */
  onSend: (traveller: TravellerDetails, website: string) => Promise<SendFailure | null>
  /** What went wrong the last time. */
  message: ReactNode
}

const textsOf = ({ name, mobile, mail, ...given }: TravellerDetails) => ({
  ...{ name, mobile, mail },
  ...fieldsOf(FOR_WHOM, (field) => given[field] ?? ''),
})

/** Who travels: Name, Mobile, Mail Id, whether messages may come by phone, and the button that books. */
export function TravellerForm(props: Props) {
  const { traveller, saved, mailRequired, onChange, totalPaise, hasAdvance, sending, onSend, message } = props
  const t = confirmTexts().traveller
  const company = useCompany().data
  const advance = company?.advanceConfirms ? 'confirms' : 'later'
  const labels = { ...t.labels, ...forWhomLabels(sharedTexts().contract) }
  const form = useForm<TravellerDetails>({
    initialValues: { messagesByPhone: false, ...traveller },
    onValuesChange: onChange,
    validate: (values) => {
      const { error } = TravellerDetails.safeParse(plainTexts(values))
      const noMail = mailRequired && values.mail.trim() === '' ? [{ path: 'mail', code: 'required' } as const] : []
      const missing = forWhomProblems(values, values.guestName !== undefined)
      return fieldProblems(textsOf(values), labels, [...fieldProblemsOf(error?.issues), ...noMail, ...missing])
    },
  })

  const { getValues, setValues } = form
  useEffect(() => {
    const { name, mobile, mail } = getValues()
    if (saved && `${name}${mobile}${mail}` === '') setValues(saved)
  }, [saved])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (form.validate().hasErrors) return focusAfterSubmit(element)
    const failed = await onSend(plainTexts(form.values), honeypotOf(element))
    if (!failed) return
    form.setErrors(fieldProblems(textsOf(form.values), labels, failed.errors))
    focusAfterSubmit(element)
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit} aria-label={t.title}>
      <Stack>
        <Title order={2} size="h3">
          {t.title}
        </Title>
        <CapitalisedInput
          label={t.labels.name}
          required
          withAsterisk={false}
          autoComplete="name"
          value={form.values.name}
          error={form.errors.name}
          onText={(name) => form.setFieldValue('name', name)}
        />
        <PhoneField label={t.labels.mobile} withAsterisk={false} {...form.getInputProps('mobile')} />
        <TextInput
          label={t.labels.mail}
          type="email"
          inputMode="email"
          autoComplete="email"
          required={mailRequired}
          withAsterisk={false}
          description={mailRequired ? t.mailUse : t.mailHint}
          {...form.getInputProps('mail')}
        />
        <ForWhomFields form={form} />
        <Checkbox
          classNames={{ body: classes.consent, label: classes.consentLabel }}
          label={t.byPhone}
          {...form.getInputProps('messagesByPhone', { type: 'checkbox' })}
        />
        <Honeypot />
        {message}
        <Text size="sm" c="dimmed">
          {t.note({
            when: hasAdvance ? advance : 'none',
            link: (words) => (
              <Anchor component={Link} to={paths.privacy.href()} inherit>
                {words}
              </Anchor>
            ),
          })}
        </Text>
      </Stack>
      <BookingBar totalPaise={totalPaise} sending={sending} />
    </form>
  )
}
