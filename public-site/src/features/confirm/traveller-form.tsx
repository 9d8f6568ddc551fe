import type { FormEvent, ReactNode } from 'react'
import { TravellerDetails } from 'shared-api/contract'
import { Anchor, Button, Link, Stack, Text, TextInput, Title, useForm } from 'shared-ui'
import { CapitalisedInput } from '../../components/capitalised-input.tsx'
import { paths } from '../../config/paths.ts'
import { fieldProblems } from '../../lib/field-problems.ts'
import { focusFirstError } from '../../lib/focus-first-error.ts'
import type { TravellerFields } from '../../lib/traveller-fields.ts'
import { fieldOf, type SendFailure } from './send-outcome.ts'

const LABELS = { name: 'Name', mobile: 'Mobile', mail: 'Mail Id' }

type Props = {
  traveller: TravellerFields
  onChange: (traveller: TravellerFields) => void
  sending: boolean
  /** Resolves to what went wrong, if anything did. */
  onSend: (traveller: TravellerFields) => Promise<SendFailure | null>
  /** What went wrong the last time. */
  message: ReactNode
}

/** Who travels: Name, Mobile, Mail Id, and the button that books. */
export function TravellerForm({ traveller, onChange, sending, onSend, message }: Props) {
  const form = useForm<TravellerFields>({
    initialValues: traveller,
    onValuesChange: onChange,
    validate: (values) => fieldProblems(values, LABELS, TravellerDetails.safeParse(values).error),
  })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (form.validate().hasErrors) return focusFirstError(element)
    const failed = await onSend(form.values)
    const found = failed && fieldProblems(form.values, LABELS, issuesOf(failed))
    if (!found || Object.keys(found).length === 0) return
    form.setErrors(found)
    focusFirstError(element)
  }

  return (
    <form noValidate onSubmit={submit} aria-label="Your details">
      <Stack>
        <Title order={2} size="h3">
          Your details
        </Title>
        <CapitalisedInput
          label={LABELS.name}
          required
          withAsterisk={false}
          autoComplete="name"
          value={form.values.name}
          error={form.errors.name}
          onText={(name) => form.setFieldValue('name', name)}
        />
        <TextInput
          label={LABELS.mobile}
          required
          withAsterisk={false}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          description="10 digits, or with country code from abroad"
          {...form.getInputProps('mobile')}
        />
        <TextInput
          label={LABELS.mail}
          required
          withAsterisk={false}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.getInputProps('mail')}
        />
        {message}
        <Button type="submit" size="lg" fullWidth loading={sending}>
          Book Now
        </Button>
        <Text size="sm" c="dimmed">
          You pay nothing now. We call you to confirm the cab. What we keep of you, and why, is in our{' '}
          <Anchor component={Link} to={paths.privacy.href()} inherit>
            privacy policy
          </Anchor>
          .
        </Text>
      </Stack>
    </form>
  )
}

const issuesOf = ({ errors }: SendFailure) => ({
  issues: errors.map(({ path, message }) => ({ path: [fieldOf(path)], message })),
})
