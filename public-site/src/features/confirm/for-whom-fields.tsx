import { FOR_WHOM, type TravellerDetails } from 'shared-api/contract'
import { forWhomLabels } from 'shared-api/languages/words'
import { Checkbox, Stack, Text, TextInput, type UseForm } from 'shared-ui'
import { CapitalisedInput } from '../../components/capitalised-input.tsx'
import { Fold } from '../../components/fold.tsx'
import { PhoneField } from '../../components/phone-field.tsx'
import { confirmTexts } from '../../texts/confirm.ts'
import { sharedTexts } from '../../texts/shared.ts'
import classes from './traveller-form.module.css'

const [, , ...FOLDED] = FOR_WHOM

/** Fields for another traveller, the invoice and the driver, all optional (docs/product.md, For whom). */
export function ForWhomFields({ form }: { form: UseForm<TravellerDetails> }) {
  const t = confirmTexts().traveller
  const labels = forWhomLabels(sharedTexts().contract)
  const forAnother = form.values.guestName !== undefined
  const ask = (asked: boolean) => {
    const value = asked ? '' : undefined
    form.setValues({ guestName: value, guestMobile: value })
  }
  return (
    <>
      <Checkbox
        classNames={{ body: classes.consent, label: classes.consentLabel }}
        label={t.another}
        checked={forAnother}
        onChange={({ currentTarget }) => ask(currentTarget.checked)}
      />
      {forAnother && (
        <>
          <CapitalisedInput
            label={labels.guestName}
            required
            withAsterisk={false}
            autoComplete="off"
            {...form.getInputProps('guestName')}
            onText={(name) => form.setFieldValue('guestName', name)}
          />
          <PhoneField
            label={labels.guestMobile}
            withAsterisk={false}
            autoComplete="off"
            {...form.getInputProps('guestMobile')}
          />
          <Text size="sm" c="dimmed">
            {t.anotherHint}
          </Text>
        </>
      )}
      <Fold label={t.more} opens={FOLDED.some((field) => form.values[field] || form.errors[field])}>
        <Stack>
          {FOLDED.map((field) => (
            <TextInput
              key={field}
              label={labels[field]}
              autoComplete="off"
              {...form.getInputProps(field)}
              value={form.values[field] ?? ''}
            />
          ))}
        </Stack>
      </Fold>
    </>
  )
}
