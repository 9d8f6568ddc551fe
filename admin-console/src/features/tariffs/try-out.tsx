import { useEffect } from 'react'
import { byTariff, type FareForm, fareTripOf } from 'shared-api/bookings'
import { CAB_CLASSES, type Cab, type CabClass, comesBack, TRIP_TYPES, type TripType } from 'shared-api/contract'
import { asksHours, type FareCab, fareCab, fareOf, hoursOffered, type Tariff } from 'shared-api/fares'
import { dayAfter, istDay } from 'shared-api/india'
import { cabClasses } from 'shared-api/languages/en'
import { NativeSelect, SimpleGrid, Stack, Text, TextInput, useForm } from 'shared-ui'
import { useRoad } from '../../api/use-road.ts'
import { useTariffInForce } from '../../api/use-tariff-in-force.ts'
import { cabName } from '../../components/cab-name.ts'
import { cityChoices } from '../../components/city-choices.ts'
import { FareRows } from '../../components/fare-rows.tsx'
import { differenceText } from './differences.tsx'
import { cabOfClass } from './sample-trips.ts'

type Values = FareForm & { tripType: TripType; cab: string }
type Props = { tariff: Tariff; cabs: readonly Cab[] }

/** A usual trip from tomorrow. */
function firstTrip(): Values {
  const tomorrow = dayAfter(istDay(Date.now()), 1)
  return {
    ...{ tripType: 'Drop Trip', from: 'tn-chennai', to: 'tn-madurai', distance: '', hours: '', cab: 'sedan' },
    ...{ pickUpDate: tomorrow, pickUpTime: '09:00', returnLocation: '' },
    ...{ returnDate: dayAfter(tomorrow, 1), returnTime: '20:00' },
  }
}

/** Prices any trip by a tariff, as it is in the form. */
export function TryOut({ tariff, cabs }: Props) {
  const form = useForm<Values>({ initialValues: firstTrip() })
  const { from, to, distance, tripType } = form.values
  const road = useRoad(from, to)
  useEffect(() => {
    if (road.km !== undefined && distance === '') form.setFieldValue('distance', String(road.km))
  }, [from, to, road.km])
  const byHours = asksHours(tariff, tripType)
  const field = form.getInputProps
  const city = (end: 'from' | 'to') => ({
    ...field(end),
    onChange: ({ currentTarget: { value } }: React.ChangeEvent<HTMLSelectElement>) =>
      form.setValues({ [end]: value, distance: '' }),
  })
  return (
    <Stack>
      <SimpleGrid minColWidth="9.5rem" autoFlow="auto-fill">
        <NativeSelect label="Trip type" data={[...TRIP_TYPES]} {...field('tripType')} />
        <NativeSelect label="Cab or class" data={cabChoices(cabs)} {...field('cab')} />
        <NativeSelect label="From" data={CITIES} {...city('from')} />
        <NativeSelect label="To" data={CITIES} {...city('to')} />
        {byHours ? (
          <NativeSelect label="Hours" data={hourChoices(tariff)} {...field('hours')} />
        ) : (
          <TextInput label="Distance (km)" inputMode="decimal" {...field('distance')} />
        )}
        <TextInput label="Pick-up date" type="date" {...field('pickUpDate')} />
        <TextInput label="Pick-up time" type="time" {...field('pickUpTime')} />
        {comesBack(tripType) && !byHours && (
          <>
            <TextInput label="Return date" type="date" {...field('returnDate')} />
            <TextInput label="Return time" type="time" {...field('returnTime')} />
          </>
        )}
      </SimpleGrid>
      <Price trip={{ ...form.values, hill: road.hill }} cab={chosenCab(form.values.cab, cabs)} tariff={tariff} />
    </Stack>
  )
}

function Price({ trip, cab, tariff }: { trip: FareForm; cab: FareCab; tariff: Tariff }) {
  const inForce = useTariffInForce()
  const fareBy = (one: Tariff) => fareOf(fareTripOf(byTariff(trip, one)), cab, one)
  const fare = fareBy(tariff)
  const now = inForce && fareBy(inForce)
  return (
    <div aria-live="polite">
      {fare ? <FareRows {...fare} /> : <Text>This tariff has no price for this trip.</Text>}
      {inForce && (
        <Text size="sm" c="dimmed" mt="xs">
          Against the tariff in force: {differenceText(now?.total ?? null, fare?.total ?? null)}
        </Text>
      )}
    </div>
  )
}

const CITIES = cityChoices('Choose a city')

const hourChoices = (tariff: Tariff) => [
  { value: '', label: 'Choose the hours' },
  ...hoursOffered(tariff).map(({ hours, km }) => ({ value: String(hours), label: `${hours} hours, ${km} km` })),
]

const cabChoices = (cabs: readonly Cab[]) => [
  { group: 'Classes', items: CAB_CLASSES.map((value) => ({ value: value as string, label: cabClasses[value] })) },
  { group: 'Cabs', items: cabs.map((cab) => ({ value: cab._id, label: cabName(cab) })) },
]

/** A cab by its id, or the cheapest of a class. */
function chosenCab(choice: string, cabs: readonly Cab[]): FareCab {
  const cab = cabs.find(({ _id }) => _id === choice)
  return cab ? fareCab(cab) : cabOfClass(choice as CabClass, cabs)
}
