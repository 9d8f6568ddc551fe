import { useEffect, useState } from 'react'
import { byTariff } from 'shared-api/bookings'
import { sentRequest, takeBooking } from 'shared-api/client'
import { type BookingReceipt, MAX_CARS, type StaffBooking } from 'shared-api/contract'
import { Group, NativeSelect, Stack, useShell } from 'shared-ui'
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
import { TripPrice } from './trip-price.tsx'
import { type BookingForm, useBookingForm } from './use-booking-form.ts'

type Props = {
  first: BookingValues
  /** The id of the enquiry that it answers. */
  about?: Pick<StaffBooking, 'ofEnquiry'>
  onBooked: (booking: BookingReceipt) => void
}

const CARS = Array.from({ length: MAX_CARS }, (_, at) => String(at + 1))

/** A booking that staff take for somebody: the same fields, rules and mails as the visitor's own. */
export function PhoneBooking({ first, about, onBooked }: Props) {
  const booking = useBookingForm(first)
  const { form } = booking
  const [cars, setCars] = useState(1)
  const { submit, failure, booked } = useBook(booking, { ...about, ...(cars > 1 && { cars }) }, onBooked)
  const texts = phoneBookingTexts().cars
  return (
    <form onSubmit={form.onSubmit(submit, toFirstError)} noValidate>
      <Stack maw="44rem">
        <SentFields busy={form.submitting}>
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
  const [booking, setBooking] = useState<BookingReceipt | null>(null)
  // Only after the page has cleared what was typed, or it would ask before leaving.
  useEffect(() => {
    if (booking) onBooked(booking)
  }, [booking, onBooked])

  // A request that nobody repeats holds a traveller's data; a reload leaves it, to repeat it with its key.
  useEffect(() => sent.forget, [])

  const submit = async (values: BookingValues) => {
    const request = { bookingDetails: detailsOf(byTariff(values, tariff)), ...about }
    const { content, key } = sent.toSend(JSON.stringify(request), request)
    forget()
    try {
      const reply = await staffCall((client) => takeBooking(client, content, key))
      sent.forget()
      notify({ kind: 'success', message: phoneBookingTexts().booked({ reference: reply.booking.reference }) })
      setBooking(reply.booking)
    } catch (cause) {
      refuse(cause)
    }
  }
  return { submit, failure, booked: booking !== null }
}

type Request = Parameters<typeof takeBooking>[1]
const sent = sentRequest<Request>('sent-phone-booking')
