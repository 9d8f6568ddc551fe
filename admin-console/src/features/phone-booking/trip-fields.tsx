import type { ChangeEvent } from 'react'
import { capitalised } from 'shared-api/capitalised'
import { comesBack, LOCAL_TRIP_TYPES, TRIP_TYPES, visitsPlaces } from 'shared-api/contract'
import { asksHours } from 'shared-api/fares'
import { Button, Group, NativeSelect, SimpleGrid, Text, TextInput } from 'shared-ui'
import { SegmentedControl } from 'shared-ui/admin'
import { cityChoices } from '../../components/city-choices.ts'
import { GrowingTextarea } from '../../editing/growing-textarea.tsx'
import type { BookingForm } from './use-booking-form.ts'

const CITY_CHOICES = cityChoices('Choose a city')

/** A day whose year is typed in four digits: without a greatest one browsers take six. */
const A_DAY = { type: 'date', max: '9999-12-31', required: true } as const

/** The fields of the trip type (docs/product.md, Trip types). */
export function TripFields({ form, tariff, chooseType, chooseCity, takeBack }: BookingForm) {
  const { tripType, pickUpLocation, returnLocation } = form.values
  const byHours = tariff !== undefined && asksHours(tariff, tripType)
  const field = form.getInputProps
  const place = (name: 'pickUpLocation' | 'returnLocation' | 'visitingPlaces') => ({
    ...field(name),
    ...capitalised((text) => form.setFieldValue(name, text)),
  })
  const city = (name: 'from' | 'to') => ({
    ...field(name),
    onChange: (event: ChangeEvent<HTMLSelectElement>) => chooseCity({ [name]: event.currentTarget.value }),
  })
  // The pressed button goes; the keyboard goes on from the field.
  const thenTo = (name: string, act: () => void) => {
    act()
    form.getInputNode(name)?.focus()
  }
  const sameAsPickUp = () => form.setFieldValue('returnLocation', pickUpLocation)
  return (
    <>
      <SegmentedControl aria-label="Trip type" data={[...TRIP_TYPES]} value={tripType} onChange={chooseType} />
      {takeBack && <TakeBack run={() => thenTo('from', takeBack)} />}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {tripType === 'Local Trip' && (
          <NativeSelect label="Local trip type" data={[...LOCAL_TRIP_TYPES]} {...field('localTripType')} />
        )}
        <NativeSelect label="From" data={CITY_CHOICES} required {...city('from')} />
        <NativeSelect label="To" data={CITY_CHOICES} required {...city('to')} />
      </SimpleGrid>
      <TextInput label="Pick-up location" required {...place('pickUpLocation')} />
      <SimpleGrid minColWidth="9.5rem" autoFlow="auto-fit">
        <TextInput label="Pick-up date" {...A_DAY} {...field('pickUpDate')} />
        <TextInput label="Pick-up time" type="time" required {...field('pickUpTime')} />
      </SimpleGrid>
      {visitsPlaces(tripType) && (
        <GrowingTextarea label="Visiting places" description="One on each line" {...place('visitingPlaces')} />
      )}
      {comesBack(tripType) && (
        <>
          <div>
            <TextInput label="Return location" required {...place('returnLocation')} />
            {pickUpLocation.trim() !== '' && returnLocation === '' && (
              <Button size="sm" variant="light" mt="xs" onClick={() => thenTo('returnLocation', sameAsPickUp)}>
                Same as the pick-up
              </Button>
            )}
          </div>
          {!byHours && (
            <SimpleGrid minColWidth="9.5rem" autoFlow="auto-fit">
              <TextInput label="Return date" {...A_DAY} {...field('returnDate')} />
              <TextInput label="Return time" type="time" required {...field('returnTime')} />
            </SimpleGrid>
          )}
        </>
      )}
    </>
  )
}

/** One press may clear half a call's work. */
const TakeBack = ({ run }: { run: () => void }) => (
  <Group gap="sm" role="alert">
    <Text size="sm">The trip's fields were cleared.</Text>
    <Button size="sm" variant="light" onClick={run}>
      Put them back
    </Button>
  </Group>
)
