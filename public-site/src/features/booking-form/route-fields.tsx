import { useMemo } from 'react'
import type { Cab, City } from 'shared-api/contract'
import { asksHours, type Tariff } from 'shared-api/fares'
import { NativeSelect } from 'shared-ui'
import { cityName, stateName } from '../../lib/places.ts'
import { useCities } from '../../lib/queries.ts'
import { bookingTexts } from '../../texts/booking.ts'
import { commonTexts } from '../../texts/common.ts'
import { DistanceField } from './distance-field.tsx'
import classes from './fields.module.css'
import { type FormPart, fieldProps, memoPart } from './form-part.ts'
import { HoursField } from './hours-field.tsx'
import { pickFromCity, pickFromState, pickToCity, pickToState } from './pick-cities.ts'
import { useRoad } from './use-road.ts'

/** From and to, each a state and then a city of it, and the distance between them or the hours of a local trip. */
export function RouteFields({ part, tariff, cab }: Props) {
  const road = useRoad(part)
  return (
    <div className={classes.pair}>
      <Cities part={part} />
      {tariff && asksHours(tariff, part.trip.tripType) ? (
        <HoursField part={part} tariff={tariff} cab={cab} />
      ) : (
        <DistanceField part={part} road={road} />
      )}
    </div>
  )
}

type Props = { part: FormPart; tariff: Tariff | undefined; cab: Cab | undefined }

const USED = ['tripType', 'fromState', 'from', 'toState', 'to', 'distanceFor'] as const
type Part = { part: FormPart<(typeof USED)[number]> }

const Cities = memoPart([...USED], ({ part }: Part) => {
  const cities = useCities()
  const { trip, set } = part
  const states = useMemo(() => statesOf(cities), [cities])
  const from = useMemo(() => cityOptions(cities, trip.fromState), [cities, trip.fromState])
  const to = useMemo(() => cityOptions(cities, trip.toState), [cities, trip.toState])
  return (
    <>
      <NativeSelect
        {...fieldProps(part, 'fromState')}
        data={[{ value: '', label: bookingTexts().chooseState }, ...states]}
        onChange={(event) => set(pickFromState(trip, event.currentTarget.value))}
      />
      <NativeSelect
        {...fieldProps(part, 'from')}
        data={from}
        disabled={trip.fromState === ''}
        onChange={(event) => set(pickFromCity(trip, event.currentTarget.value))}
      />
      <NativeSelect
        {...fieldProps(part, 'toState')}
        data={[{ value: '', label: bookingTexts().chooseState }, ...states]}
        onChange={(event) => set(pickToState(trip, event.currentTarget.value))}
      />
      <NativeSelect
        {...fieldProps(part, 'to')}
        data={to}
        disabled={trip.toState === ''}
        onChange={(event) => set(pickToCity(trip, event.currentTarget.value))}
      />
    </>
  )
})

type Option = { value: string; label: string }

function statesOf(cities: City[]): Option[] {
  const names = new Map(cities.map(({ stateCode, state }) => [stateCode, stateName(stateCode, state)]))
  return [...names].map(([value, label]) => ({ value, label }))
}

function cityOptions(cities: City[], stateCode: string): Option[] {
  if (stateCode === '') return [{ value: '', label: bookingTexts().chooseStateFirst }]
  const options = cities
    .filter((city) => city.stateCode === stateCode)
    .map(({ id }) => ({ value: id, label: cityName(id) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, commonTexts().locale))
  return [{ value: '', label: bookingTexts().chooseCity }, ...options]
}
