import { useEffect } from 'react'
import { byTariff, type FareForm, fareTripOf } from 'shared-api/bookings'
import { CAB_CLASSES, type Cab, type CabClass, comesBack, type TripType } from 'shared-api/contract'
import { asksHours, type FareCab, fareCab, fareOf, hoursOffered, type Tariff } from 'shared-api/fares'
import { dayAfter, istDay } from 'shared-api/india'
import { NativeSelect, SimpleGrid, Stack, Text, TextInput, useForm } from 'shared-ui'
import { useRoad } from '../../api/use-road.ts'
import { useTariffInForce } from '../../api/use-tariff-in-force.ts'
import { cabName } from '../../components/cab-name.ts'
import { cityChoices } from '../../components/city-choices.ts'
import { FareRows } from '../../components/fare-rows.tsx'
import { DayField } from '../../editing/day-field.tsx'
import { sharedTexts } from '../../texts/shared.ts'
import { tariffsTexts } from '../../texts/tariffs.ts'
import { differenceText } from './differences.tsx'
import { cabOfClass } from './sample-trips.ts'
import { tripChoices } from './tariff-words.ts'

type Values = FareForm & { tripType: TripType; cab: string }
type Props = { tariff: Tariff; cabs: readonly Cab[] }

/** A usual trip from tomorrow. */
function firstTrip(): Values {
  const tomorrow = dayAfter(istDay(Date.now()), 1)
  return {
    ...{ tripType: 'Drop Trip', from: 'tn-chennai', to: 'tn-madurai', distance: '', hours: '', cab: 'sedan' },
    ...{ pickUpDate: tomorrow, pickUpTime: '09:00' },
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
  const texts = tariffsTexts().tryOut
  const cities = cityChoices(texts.chooseCity)
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
        <NativeSelect label={texts.tripType} data={tripChoices()} {...field('tripType')} />
        <NativeSelect label={texts.cab} data={cabChoices(cabs)} {...field('cab')} />
        <NativeSelect label={texts.from} data={cities} {...city('from')} />
        <NativeSelect label={texts.to} data={cities} {...city('to')} />
        {byHours ? (
          <NativeSelect label={texts.hours} data={hourChoices(tariff)} {...field('hours')} />
        ) : (
          <TextInput label={texts.distance} inputMode="decimal" {...field('distance')} />
        )}
        <DayField label={texts.pickUpDate} {...field('pickUpDate')} />
        <TextInput label={texts.pickUpTime} type="time" {...field('pickUpTime')} />
        {comesBack(tripType) && !byHours && (
          <>
            <DayField label={texts.returnDate} {...field('returnDate')} />
            <TextInput label={texts.returnTime} type="time" {...field('returnTime')} />
          </>
        )}
      </SimpleGrid>
      <Price trip={{ ...form.values, ...road.facts }} cab={chosenCab(form.values.cab, cabs)} tariff={tariff} />
    </Stack>
  )
}

function Price({ trip, cab, tariff }: { trip: FareForm; cab: FareCab; tariff: Tariff }) {
  const inForce = useTariffInForce()
  const texts = tariffsTexts().tryOut
  const fareBy = (one: Tariff) => fareOf(fareTripOf(byTariff(trip, one)), cab, one)
  const fare = fareBy(tariff)
  const now = inForce && fareBy(inForce)
  return (
    <div aria-live="polite">
      {fare ? <FareRows {...fare} /> : <Text>{texts.noPrice}</Text>}
      {inForce && (
        <Text size="sm" c="dimmed" mt="xs">
          {texts.against({ difference: differenceText(now?.total ?? null, fare?.total ?? null) })}
        </Text>
      )}
    </div>
  )
}

const hourChoices = (tariff: Tariff) => [
  { value: '', label: tariffsTexts().tryOut.chooseHours },
  ...hoursOffered(tariff).map(({ hours, km }) => ({
    value: String(hours),
    label: tariffsTexts().tryOut.hoursAndKm({ hours, km }),
  })),
]

const cabChoices = (cabs: readonly Cab[]) => [
  {
    group: tariffsTexts().tryOut.classes,
    items: CAB_CLASSES.map((value) => ({ value: value as string, label: sharedTexts().cabClasses[value] })),
  },
  { group: tariffsTexts().tryOut.cabs, items: cabs.map((cab) => ({ value: cab._id, label: cabName(cab) })) },
]

/** A cab by its id, or the cheapest of a class. */
function chosenCab(choice: string, cabs: readonly Cab[]): FareCab {
  const cab = cabs.find(({ _id }) => _id === choice)
  return cab ? fareCab(cab) : cabOfClass(choice as CabClass, cabs)
}
