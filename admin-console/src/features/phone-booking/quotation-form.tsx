import type { Enquiry } from 'shared-api/contract'
import { quotationFare } from 'shared-api/fares'
import { LANGUAGES, languageOf } from 'shared-api/languages'
import { Button, Group, Stack, Text, Title } from 'shared-ui'
import { ActionButton } from '../../components/action-button.tsx'
import { FareRows } from '../../components/fare-rows.tsx'
import { DayField } from '../../editing/day-field.tsx'
import { toFirstError } from '../../editing/first-error.ts'
import { FormFailure } from '../../editing/form-failure.tsx'
import { GrowingTextarea } from '../../editing/growing-textarea.tsx'
import { SentFields } from '../../editing/sent-fields.tsx'
import { UnsavedGuard } from '../../editing/unsaved-guard.tsx'
import { phoneBookingTexts } from '../../texts/phone-booking.ts'
import { BookingFields } from './booking-fields.tsx'
import type { BookingValues } from './booking-values.ts'
import { QuotationLines } from './quotation-lines.tsx'
import { pricedLines } from './quotation-values.ts'
import { type Earlier, useQuotationForm } from './use-quotation-form.ts'

type Props = {
  enquiry: Enquiry
  /** What of the enquiry is filled in. */
  requested: Partial<BookingValues>
  earlier: Earlier | null
  onSaved: () => void
}

/** A quotation: the trip that it is booked as, its lines, and until when it holds (docs/product.md, Quotations). */
export function QuotationForm(props: Props) {
  const { booking, rest, store, failure, isDirty, takeFare } = useQuotationForm(props)
  const { form, tariff } = booking
  const t = phoneBookingTexts().quotation
  const language = languageOf(props.enquiry.language) ?? 'en'
  const lines = pricedLines(rest.values.lines)
  // Both at once: the trip's problems must not hide those of the lines.
  const onErrors: typeof toFirstError = (...found) => {
    rest.validate()
    toFirstError(...found)
  }
  return (
    <form onSubmit={form.onSubmit(store, onErrors)} noValidate>
      <Stack maw="44rem">
        <SentFields busy={form.submitting}>
          <Title order={2} size="h4">
            {t.trip}
          </Title>
          <Text size="sm">{t.tripHint}</Text>
          <BookingFields booking={booking} tripOnly />
          <Title order={2} size="h4">
            {t.price}
          </Title>
          <Text size="sm">{t.priceHint({ language: LANGUAGES[language].name })}</Text>
          <div>
            <Button size="sm" variant="default" disabled={!takeFare} onClick={() => void takeFare?.()}>
              {t.takeLines}
            </Button>
          </div>
          <QuotationLines form={rest} />
          {tariff && lines.length > 0 && <FareRows {...quotationFare(lines, form.values.from, tariff)} />}
          <GrowingTextarea label={t.note} description={t.noteHint} {...rest.getInputProps('note')} />
          <DayField
            label={t.labels.validUntil}
            description={t.validHint}
            required
            {...rest.getInputProps('validUntil')}
          />
        </SentFields>
        <FormFailure failure={failure} errors={{ ...form.errors, ...rest.errors }} />
        <Group justify="flex-end">
          <ActionButton type="submit" loading={form.submitting}>
            {t.save}
          </ActionButton>
        </Group>
      </Stack>
      <UnsavedGuard unsaved={isDirty} />
    </form>
  )
}
