import { type ChangeEvent, useState } from 'react'
import { capitalised } from 'shared-api/capitalised'
import { FOR_WHOM, plainNumber, westernDigits } from 'shared-api/contract'
import { asksHours } from 'shared-api/fares'
import { differsFromRoad } from 'shared-api/geography'
import { LANGUAGES, SITE_LANGUAGES } from 'shared-api/languages'
import { Checkbox, NativeSelect, SimpleGrid, TextInput } from 'shared-ui'
import classes from '../../components/thumb-target.module.css'
import { phoneBookingTexts } from '../../texts/phone-booking.ts'
import { bookingLabels, tooManyPersons } from './booking-values.ts'
import { CabField } from './cab-field.tsx'
import { HoursField } from './hours-field.tsx'
import { KnownCustomers } from './known-customers.tsx'
import { TripFields } from './trip-fields.tsx'
import type { BookingForm } from './use-booking-form.ts'

const LANGUAGE_CHOICES = SITE_LANGUAGES.map((value) => ({ value, label: LANGUAGES[value].name }))

type Props = { booking: BookingForm; insteadOf?: string; tripOnly?: boolean }

/**
 * The trip, its cab and the traveller of a booking; `insteadOf` is the id of the one whose place it takes. `tripOnly` leaves
 * the traveller out.
 */
export function BookingFields({ booking, insteadOf, tripOnly = false }: Props) {
  const { form, field, first, cabs, tariff, road } = booking
  const byHours = tariff !== undefined && asksHours(tariff, form.values.tripType)
  const t = phoneBookingTexts()
  const figure = (name: 'numberOfPersons' | 'distance', numberOf: (typed: string) => string) => ({
    ...field(name),
    onChange: (event: ChangeEvent<HTMLInputElement>) => form.setFieldValue(name, numberOf(event.currentTarget.value)),
  })
  return (
    <>
      <TripFields {...booking} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={t.labels.numberOfPersons}
          description={t.trip.notMoreThanSeats}
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
            label={t.labels.distance}
            description={road.failed ? t.trip.distanceUnknown : distanceHint(form.values.distance, road)}
            inputMode="decimal"
            required
            // '1,200 km' counts in the price while it is typed.
            {...figure('distance', plainNumber)}
          />
        )}
      </SimpleGrid>
      <CabField booking={booking} insteadOf={insteadOf} />
      {first.package !== '' && <TextInput label={t.labels.package} {...field('package')} />}
      {!tripOnly && <TravellerFields booking={booking} isNew={insteadOf === undefined} />}
    </>
  )
}

const TravellerFields = ({ booking, isNew }: { booking: BookingForm; isNew: boolean }) => {
  const { form, field } = booking
  const { traveller } = phoneBookingTexts()
  const labels = bookingLabels()
  return (
    <>
      <TextInput
        label={labels.name}
        autoComplete="off"
        required
        {...field('name')}
        {...capitalised((name) => form.setFieldValue('name', name))}
      />
      <div>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput label={labels.mobile} type="tel" autoComplete="off" required {...field('mobile')} />
          <TextInput label={traveller.mail} type="email" autoComplete="off" {...field('mail')} />
        </SimpleGrid>
        {isNew && <KnownCustomers form={form} />}
      </div>
      <MoreFields form={form} />
      {isNew && (
        <NativeSelect
          label={traveller.language}
          description={traveller.languageHint}
          data={[{ value: '', label: traveller.anyLanguage }, ...LANGUAGE_CHOICES]}
          {...field('language')}
        />
      )}
      {isNew && (
        <Checkbox
          classNames={{ body: classes.body }}
          label={traveller.byPhone}
          description={traveller.askTraveller}
          {...form.getInputProps('messagesByPhone', { type: 'checkbox' })}
        />
      )}
    </>
  )
}

/** Folded while nothing is in them, unless they were opened; what is wrong in one unfolds them. */
function MoreFields({ form }: Pick<BookingForm, 'form'>) {
  const [opened, setOpened] = useState<boolean | null>(null)
  const labels = bookingLabels()
  const isUsed = FOR_WHOM.some((name) => form.values[name])
  const isWrong = FOR_WHOM.some((name) => form.errors[name])
  return (
    <details open={isWrong || (opened ?? isUsed)} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary className={classes.summary}>{phoneBookingTexts().traveller.more}</summary>
      <SimpleGrid cols={{ base: 1, xs: 2 }} mt="xs">
        {FOR_WHOM.map((name) => (
          <TextInput key={name} label={labels[name]} autoComplete="off" {...form.getInputProps(name)} />
        ))}
      </SimpleGrid>
    </details>
  )
}

function distanceHint(distance: string, { km: roadKm = 0, unknown }: BookingForm['road']): string {
  const differs = distance !== '' && differsFromRoad(Number(distance), roadKm)
  const { trip } = phoneBookingTexts()
  const hint = differs ? trip.differs({ km: roadKm }) : trip.byRoad
  return unknown.length > 0 ? `${hint}; ${trip.notInKm({ places: unknown.join(', ') })}` : hint
}
