import { capitalised } from 'shared-api/capitalised'
import { comesBack, LOCAL_TRIP_TYPES, TRIP_TYPES, visitsPlaces } from 'shared-api/contract'
import { asksHours } from 'shared-api/fares'
import { Button, Group, NativeSelect, SimpleGrid, Text, TextInput } from 'shared-ui'
import { SegmentedControl } from 'shared-ui/admin'
import { DayField } from '../../editing/day-field.tsx'
import { GrowingTextarea } from '../../editing/growing-textarea.tsx'
import { commonTexts } from '../../texts/common.ts'
import { phoneBookingTexts } from '../../texts/phone-booking.ts'
import { PlaceField } from './place-field.tsx'
import type { BookingForm } from './use-booking-form.ts'

/** The fields of the trip type (docs/product.md, Trip types). */
export function TripFields(booking: BookingForm) {
  const { form, field, tariff, chooseType, takeBack, isDoubtful } = booking
  const { tripType, pickUpLocation, returnLocation } = form.values
  const byHours = tariff !== undefined && asksHours(tariff, tripType)
  const { labels, trip, message } = phoneBookingTexts()
  const { tripTypes, localTripTypes } = commonTexts()
  const place = (name: 'pickUpLocation' | 'returnLocation' | 'visitingPlaces') => ({
    ...field(name),
    ...capitalised((text) => form.setFieldValue(name, text)),
  })
  // The pressed button goes; the keyboard goes on from the field.
  const thenTo = (name: string, act: () => void) => {
    act()
    form.getInputNode(name)?.focus()
  }
  const sameAsPickUp = () => form.setFieldValue('returnLocation', pickUpLocation)
  return (
    <>
      <SegmentedControl
        aria-label={labels.tripType}
        data={TRIP_TYPES.map((value) => ({ value, label: tripTypes[value] }))}
        value={tripType}
        onChange={chooseType}
      />
      {isDoubtful('tripType') && <Text size="sm">{message.check}</Text>}
      {takeBack && <TakeBack run={() => thenTo('from', takeBack)} />}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {tripType === 'Local Trip' && (
          <NativeSelect
            label={labels.localTripType}
            data={LOCAL_TRIP_TYPES.map((value) => ({ value, label: localTripTypes[value] }))}
            {...field('localTripType')}
          />
        )}
        <PlaceField end="from" booking={booking} />
        <PlaceField end="to" booking={booking} />
      </SimpleGrid>
      <TextInput label={labels.pickUpLocation} required {...place('pickUpLocation')} />
      <SimpleGrid minColWidth="9.5rem" autoFlow="auto-fit">
        <DayField label={labels.pickUpDate} required {...field('pickUpDate')} />
        <TextInput label={labels.pickUpTime} type="time" required {...field('pickUpTime')} />
      </SimpleGrid>
      {visitsPlaces(tripType) && (
        <GrowingTextarea label={labels.visitingPlaces} description={trip.oneOnEachLine} {...place('visitingPlaces')} />
      )}
      {comesBack(tripType) && (
        <>
          <div>
            <TextInput label={labels.returnLocation} required {...place('returnLocation')} />
            {pickUpLocation.trim() !== '' && returnLocation === '' && (
              <Button size="sm" variant="light" mt="xs" onClick={() => thenTo('returnLocation', sameAsPickUp)}>
                {trip.sameAsPickUp}
              </Button>
            )}
          </div>
          {!byHours && (
            <SimpleGrid minColWidth="9.5rem" autoFlow="auto-fit">
              <DayField label={labels.returnDate} required {...field('returnDate')} />
              <TextInput label={labels.returnTime} type="time" required {...field('returnTime')} />
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
    <Text size="sm">{phoneBookingTexts().trip.cleared}</Text>
    <Button size="sm" variant="light" onClick={run}>
      {phoneBookingTexts().trip.putBack}
    </Button>
  </Group>
)
