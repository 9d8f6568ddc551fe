import { comesBack, LOCAL_TRIP_TYPES, TRIP_TYPES, visitsPlaces } from 'shared-api/contract'
import { cities, states } from 'shared-api/geography'
import { NativeSelect, SimpleGrid, Textarea, TextInput } from 'shared-ui'
import { SegmentedControl } from 'shared-ui/admin'
import type { BookingForm } from './phone-booking.tsx'

const CITY_CHOICES = [
  { value: '', label: 'Choose a city' },
  ...states.map(({ code, name }) => ({
    group: name,
    items: cities.filter(({ stateCode }) => stateCode === code).map((city) => ({ value: city.id, label: city.name })),
  })),
]

/** What is asked of the trip; each trip type shows its own fields (`specification §2`). */
export function TripFields({ form }: { form: BookingForm }) {
  const { triptype } = form.values
  const field = form.getInputProps
  return (
    <>
      <SegmentedControl
        aria-label="Trip type"
        data={[...TRIP_TYPES]}
        value={triptype}
        onChange={(next) => form.setValues({ triptype: next, selectedCab: '' })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {triptype === 'Local Trip' && (
          <NativeSelect label="Local trip type" data={[...LOCAL_TRIP_TYPES]} {...field('LocalTripType')} />
        )}
        <NativeSelect label="From" data={CITY_CHOICES} required {...field('from')} />
        <NativeSelect label="To" data={CITY_CHOICES} required {...field('to')} />
      </SimpleGrid>
      <TextInput label="Pick-up location" required {...field('pickUpLocation')} />
      <SimpleGrid cols={2}>
        <TextInput label="Pick-up date" type="date" required {...field('PickUpdate')} />
        <TextInput label="Pick-up time" type="time" required {...field('pickUpTime')} />
      </SimpleGrid>
      {visitsPlaces(triptype) && (
        <Textarea label="Visiting places" description="One on each line" {...field('visitingPlaces')} />
      )}
      {comesBack(triptype) && (
        <>
          <TextInput label="Return location" required {...field('returnLocation')} />
          <SimpleGrid cols={2}>
            <TextInput label="Return date" type="date" required {...field('returndate')} />
            <TextInput label="Return time" type="time" required {...field('ReturnTime')} />
          </SimpleGrid>
        </>
      )}
    </>
  )
}
