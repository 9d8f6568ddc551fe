import type { ChangeEvent } from 'react'
import { comesBack, LOCAL_TRIP_TYPES, TRIP_TYPES, visitsPlaces } from 'shared-api/contract'
import { cities, states } from 'shared-api/geography'
import { NativeSelect, SimpleGrid, Textarea, TextInput } from 'shared-ui'
import { SegmentedControl } from 'shared-ui/admin'
import { capitalised } from '../../editing/capitalised.ts'
import type { BookingForm } from './use-booking-form.ts'

const CITY_CHOICES = [
  { value: '', label: 'Choose a city' },
  ...states.map(({ code, name }) => ({
    group: name,
    items: cities.filter(({ stateCode }) => stateCode === code).map((city) => ({ value: city.id, label: city.name })),
  })),
]

/** What is asked of the trip; each trip type shows its own fields (`specification §2`). */
export function TripFields({ form, chooseType, chooseCity }: BookingForm) {
  const { triptype } = form.values
  const field = form.getInputProps
  const place = (name: 'pickUpLocation' | 'returnLocation' | 'visitingPlaces') => ({
    ...field(name),
    ...capitalised((text) => form.setFieldValue(name, text)),
  })
  const city = (name: 'from' | 'to') => ({
    ...field(name),
    onChange: (event: ChangeEvent<HTMLSelectElement>) => chooseCity({ [name]: event.currentTarget.value }),
  })
  return (
    <>
      <SegmentedControl aria-label="Trip type" data={[...TRIP_TYPES]} value={triptype} onChange={chooseType} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {triptype === 'Local Trip' && (
          <NativeSelect label="Local trip type" data={[...LOCAL_TRIP_TYPES]} {...field('LocalTripType')} />
        )}
        <NativeSelect label="From" data={CITY_CHOICES} required {...city('from')} />
        <NativeSelect label="To" data={CITY_CHOICES} required {...city('to')} />
      </SimpleGrid>
      <TextInput label="Pick-up location" required {...place('pickUpLocation')} />
      <SimpleGrid minColWidth="9.5rem" autoFlow="auto-fit">
        <TextInput label="Pick-up date" type="date" required {...field('PickUpdate')} />
        <TextInput label="Pick-up time" type="time" required {...field('pickUpTime')} />
      </SimpleGrid>
      {visitsPlaces(triptype) && (
        <Textarea label="Visiting places" description="One on each line" {...place('visitingPlaces')} />
      )}
      {comesBack(triptype) && (
        <>
          <TextInput label="Return location" required {...place('returnLocation')} />
          <SimpleGrid minColWidth="9.5rem" autoFlow="auto-fit">
            <TextInput label="Return date" type="date" required {...field('returndate')} />
            <TextInput label="Return time" type="time" required {...field('ReturnTime')} />
          </SimpleGrid>
        </>
      )}
    </>
  )
}
