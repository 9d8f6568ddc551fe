import { useEffect, useState } from 'react'
import { byTariff } from 'shared-api/bookings'
import { sentRequest, takeBooking, takeStep } from 'shared-api/client'
import { type BookingReceipt, MAX_CARS, STEP, type StaffBooking } from 'shared-api/contract'
import { languageOf } from 'shared-api/languages'
import { Button, Group, NativeSelect, Stack, useShell } from 'shared-ui'
import { problemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { toFirstError } from '../../editing/first-error.ts'
import { FormFailure } from '../../editing/form-failure.tsx'
import { SentFields } from '../../editing/sent-fields.tsx'
import { UnsavedGuard } from '../../editing/unsaved-guard.tsx'
import { useRefusal } from '../../editing/use-refusal.ts'
import { phoneBookingTexts } from '../../texts/phone-booking.ts'
import { BookingFields } from './booking-fields.tsx'
import { type BookingValues, bookingLabels, detailsOf } from './booking-values.ts'
import { PasteMessage } from './paste-message.tsx'
import { TripPrice } from './trip-price.tsx'
import { type BookingForm, useBookingForm } from './use-booking-form.ts'

type Props = {
  first: BookingValues
  /** The id of the enquiry that it answers. */
  about?: Pick<StaffBooking, 'ofEnquiry'>
  /** `next` is what was pressed: an assignment follows a booking that was confirmed at once. */
  onBooked: (booking: BookingReceipt, next: Next) => void
}
export type Next = 'open' | 'assign'

const CARS = Array.from({ length: MAX_CARS }, (_, at) => String(at + 1))

/** A booking that staff take for somebody: the same fields, rules and mails as the visitor's own. */
export function PhoneBooking({ first, about, onBooked }: Props) {
  const booking = useBookingForm(first)
  const { form } = booking
  const [cars, setCars] = useState(1)
  const { submit, failure, booked } = useBook(booking, { ...about, ...(cars > 1 && { cars }) }, onBooked)
  const texts = phoneBookingTexts().cars
  return (
    <form onSubmit={form.onSubmit((values) => submit(values, 'open'), toFirstError)} noValidate>
      <Stack maw="44rem">
        <SentFields busy={form.submitting}>
          <PasteMessage booking={booking} />
          <BookingFields booking={booking} />
          <NativeSelect
            label={texts.label}
            description={texts.hint}
            data={CARS}
            value={String(cars)}
            onChange={({ currentTarget }) => setCars(Number(currentTarget.value))}
          />
        </SentFields>
        <FormFailure failure={failure} errors={form.errors} />
        <TripPrice booking={booking} cars={cars} />
        <Group justify="flex-end">
          {cars === 1 && (
            <Button
              variant="default"
              disabled={form.submitting}
              onClick={() => form.onSubmit((values) => submit(values, 'assign'), toFirstError)()}
            >
              {phoneBookingTexts().confirmAndAssign}
            </Button>
          )}
          <ActionButton type="submit" loading={form.submitting}>
            {phoneBookingTexts().book}
          </ActionButton>
        </Group>
      </Stack>
      <UnsavedGuard unsaved={!booked && form.isDirty()} />
    </form>
  )
}

function useBook(
  { form, tariff }: BookingForm,
  about: Pick<StaffBooking, 'ofEnquiry' | 'cars'>,
  onBooked: Props['onBooked'],
) {
  const { notify } = useShell()
  const { failure, refuse, forget } = useRefusal(form, bookingLabels())
  const [booked, setBooked] = useState<{ booking: BookingReceipt; next: Next } | null>(null)
  // Only after the page has cleared what was typed, or it would ask before leaving.
  useEffect(() => {
    if (booked) onBooked(booked.booking, booked.next)
  }, [booked, onBooked])

  // A request that nobody repeats holds a traveller's data; a reload leaves it, to repeat it with its key.
  useEffect(() => sent.forget, [])

  const submit = async (values: BookingValues, wanted: Next) => {
    const language = languageOf(values.language)
    const request = { bookingDetails: detailsOf(byTariff(values, tariff)), ...about, ...(language && { language }) }
    const { content, key } = sent.toSend(JSON.stringify(request), request)
    forget()
    try {
      const reply = await staffCall((client) => takeBooking(client, content, key))
      sent.forget()
      notify({ kind: 'success', message: phoneBookingTexts().booked({ reference: reply.booking.reference }) })
      const next = wanted === 'assign' && !(await confirm(reply.booking)) ? 'open' : wanted
      setBooked({ booking: reply.booking, next })
    } catch (cause) {
      refuse(cause)
    }
  }
  /** The booking stands, confirmed or not: what was in the way is said, and its page opens. */
  const confirm = async ({ _id }: BookingReceipt): Promise<boolean> => {
    try {
      await staffCall((client) => takeStep(client, _id, { to: STEP.confirm }))
      return true
    } catch (cause) {
      notify({ kind: 'error', message: problemText(cause) })
      return false
    }
  }
  return { submit, failure, booked: booked !== null }
}

type Request = Parameters<typeof takeBooking>[1]
const sent = sentRequest<Request>('sent-phone-booking')
