import type { ChangeEvent } from 'react'
import { capitalised } from 'shared-api/capitalised'
import { plainNumber, westernDigits } from 'shared-api/contract'
import { asksHours } from 'shared-api/fares'
import { differsFromRoad } from 'shared-api/geography'
import { Checkbox, SimpleGrid, TextInput } from 'shared-ui'
import classes from '../../components/thumb-target.module.css'
import { tooManyPersons } from './booking-values.ts'
import { CabField } from './cab-field.tsx'
import { HoursField } from './hours-field.tsx'
import { KnownCustomers } from './known-customers.tsx'
import { TripFields } from './trip-fields.tsx'
import type { BookingForm } from './use-booking-form.ts'

type Props = { booking: BookingForm; insteadOf?: string; tripOnly?: boolean }

/**
 * The trip, its cab and the traveller of a booking; `insteadOf` is the id of the one whose place it takes. `tripOnly` leaves
 * the traveller out.
 */
export function BookingFields({ booking, insteadOf, tripOnly = false }: Props) {
  const { form, first, cabs, tariff, road } = booking
  const byHours = tariff !== undefined && asksHours(tariff, form.values.tripType)
  const field = form.getInputProps
  const figure = (name: 'numberOfPersons' | 'distance', numberOf: (typed: string) => string) => ({
    ...field(name),
    onChange: (event: ChangeEvent<HTMLInputElement>) => form.setFieldValue(name, numberOf(event.currentTarget.value)),
  })
  return (
    <>
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
      <CabField booking={booking} insteadOf={insteadOf} />
      {first.package !== '' && <TextInput label="Package" {...field('package')} />}
      {!tripOnly && <TravellerFields form={form} isNew={insteadOf === undefined} />}
    </>
  )
}

const TravellerFields = ({ form, isNew }: Pick<BookingForm, 'form'> & { isNew: boolean }) => {
  const field = form.getInputProps
  return (
    <>
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
      {isNew && <KnownCustomers form={form} />}
      {isNew && (
        <Checkbox
          classNames={{ body: classes.body }}
          label="Send trip messages by WhatsApp or SMS"
          description="Ask the traveller"
          {...form.getInputProps('messagesByPhone', { type: 'checkbox' })}
        />
      )}
    </>
  )
}

const DISTANCE_UNKNOWN = 'Can’t be looked up now: type the km, there only'

function distanceHint(distance: string, roadKm = 0): string {
  const differs = distance !== '' && differsFromRoad(Number(distance), roadKm)
  return differs
    ? `km by road, there only; by road it is about ${roadKm} km`
    : 'km by road, there only; filled in for two cities'
}
