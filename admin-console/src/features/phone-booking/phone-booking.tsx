import { type ChangeEvent, useEffect, useState } from 'react'
import { byTariff } from 'shared-api/bookings'
import { capitalised } from 'shared-api/capitalised'
import { sentRequest, takeBooking } from 'shared-api/client'
import { type BookingReceipt, type Cab, plainNumber, type StaffBooking, westernDigits } from 'shared-api/contract'
import { asksHours } from 'shared-api/fares'
import { differsFromRoad } from 'shared-api/geography'
import { Alert, Button, Checkbox, Group, NativeSelect, SimpleGrid, Stack, TextInput, useShell } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { cabName } from '../../components/cab-name.ts'
import { fareText } from '../../components/fare-text.ts'
import classes from '../../components/thumb-target.module.css'
import { toFirstError } from '../../editing/first-error.ts'
import { FormFailure } from '../../editing/form-failure.tsx'
import { SentFields } from '../../editing/sent-fields.tsx'
import { UnsavedGuard } from '../../editing/unsaved-guard.tsx'
import { useRefusal } from '../../editing/use-refusal.ts'
import { type BookingValues, cabGone, detailsOf, LABELS, tooManyPersons } from './booking-values.ts'
import { HoursField } from './hours-field.tsx'
import { TripFields } from './trip-fields.tsx'
import { TripPrice } from './trip-price.tsx'
import { type BookingForm, useBookingForm } from './use-booking-form.ts'

type Props = {
  first: BookingValues
  /** The ids of the booking whose place it takes, or of the enquiry that it answers. */
  about?: Pick<StaffBooking, 'insteadOf' | 'ofEnquiry'>
  onBooked: (booking: BookingReceipt) => void
}

/** A booking that staff take for somebody: the same fields, rules and mails as the visitor's own. */
export function PhoneBooking({ first, about, onBooked }: Props) {
  const booking = useBookingForm(first)
  const { form, cabs, cabsKnown, tariff, road } = booking
  const byHours = tariff !== undefined && asksHours(tariff, form.values.tripType)
  const { submit, failure, booked } = useBook(booking, about, onBooked)
  const field = form.getInputProps
  const figure = (name: 'numberOfPersons' | 'distance', numberOf: (typed: string) => string) => ({
    ...field(name),
    onChange: (event: ChangeEvent<HTMLInputElement>) => form.setFieldValue(name, numberOf(event.currentTarget.value)),
  })
  return (
    <form onSubmit={form.onSubmit(submit, toFirstError)} noValidate>
      <Stack maw="44rem">
        <SentFields busy={form.submitting}>
          <TripFields {...booking} />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput
              label="Persons"
              description="No more than the cab seats"
              inputMode="numeric"
              required
              // '2+1' is no 21.
              {...figure('numberOfPersons', westernDigits)}
              error={field('numberOfPersons').error ?? tooManyPersons(form.values, cabs).numberOfPersons}
            />
            {byHours ? (
              <HoursField booking={booking} tariff={tariff} />
            ) : (
              <TextInput
                label="Distance"
                description={road.failed ? DISTANCE_UNKNOWN : distanceHint(form.values.distance, road.km)}
                inputMode="decimal"
                required
                // '1,200 km' counts in the price while it is typed.
                {...figure('distance', plainNumber)}
              />
            )}
          </SimpleGrid>
          {booking.cabsFailed && (
            <Alert color="red" role="alert" title="Could not load the cabs">
              <Button variant="default" size="sm" onClick={booking.askCabsAgain}>
                Try again
              </Button>
            </Alert>
          )}
          <NativeSelect
            label="Cab"
            data={cabChoices(cabs)}
            required
            {...field('selectedCab')}
            // That of an earlier booking may be hidden since: the total would lack its fare without a word.
            error={(cabsKnown && cabGone(form.values, cabs)) || field('selectedCab').error}
          />
          {first.package !== '' && <TextInput label="Package" {...field('package')} />}
          <TextInput
            label="Name"
            autoComplete="off"
            required
            {...field('name')}
            {...capitalised((name) => form.setFieldValue('name', name))}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput label="Mobile" type="tel" autoComplete="off" required {...field('mobile')} />
            <TextInput label="Mail (optional)" type="email" autoComplete="off" {...field('mail')} />
          </SimpleGrid>
          <Checkbox
            classNames={{ body: classes.body }}
            label="Send trip messages by WhatsApp or SMS"
            description="Ask the traveller"
            {...form.getInputProps('messagesByPhone', { type: 'checkbox' })}
          />
        </SentFields>
        <FormFailure failure={failure} errors={form.errors} />
        <TripPrice booking={booking} />
        <Group justify="flex-end">
          <ActionButton type="submit" loading={form.submitting}>
            Book
          </ActionButton>
        </Group>
      </Stack>
      <UnsavedGuard unsaved={!booked && form.isDirty()} />
    </form>
  )
}

function useBook({ form, tariff }: BookingForm, about: Props['about'], onBooked: Props['onBooked']) {
  const { notify } = useShell()
  const { failure, refuse, forget } = useRefusal(form, LABELS)
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
      notify({ kind: 'success', message: `Booked as ${reply.booking.reference}.` })
      setBooking(reply.booking)
    } catch (cause) {
      refuse(cause)
    }
  }
  return { submit, failure, booked: booking !== null }
}

type Request = Parameters<typeof takeBooking>[1]
const sent = sentRequest<Request>('sent-phone-booking')

const DISTANCE_UNKNOWN = 'Can’t be looked up now: type the km, there only'

function distanceHint(distance: string, roadKm = 0): string {
  const differs = distance !== '' && differsFromRoad(Number(distance), roadKm)
  return differs
    ? `km by road, there only; by road it is about ${roadKm} km`
    : 'km by road, there only; filled in for two cities'
}

const cabChoices = (cabs: Cab[]) => [
  { value: '', label: 'Choose a cab' },
  ...cabs.map((cab) => ({
    value: cab._id,
    label: `${cabName(cab)}, ${cab.seats} seats, ${fareText(cab.price)}`,
  })),
]
