import { useMemo } from 'react'
import type { City } from 'shared-api/contract'
import { NativeSelect } from 'shared-ui'
import { nameInList, stateName } from '../../lib/places.ts'
import { useCities } from '../../lib/queries.ts'
import { bookingTexts } from '../../texts/booking.ts'
import { pageLocale } from '../../texts/page.ts'
import { type FormPart, fieldProps } from './form-part.ts'
import { pickFromCity, pickFromState, pickToCity, pickToState } from './pick-cities.ts'

/** Each end of the trip as a state and then a city of it. */
export function CitySelects({ part }: { part: FormPart }) {
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
}

type Option = { value: string; label: string }

function statesOf(cities: City[]): Option[] {
  const names = new Map(cities.map(({ stateCode, state }) => [stateCode, stateName(stateCode, state)]))
  return [...names].map(([value, label]) => ({ value, label }))
}

function cityOptions(cities: City[], stateCode: string): Option[] {
  if (stateCode === '') return [{ value: '', label: bookingTexts().chooseStateFirst }]
  const options = cities
    .filter((city) => city.stateCode === stateCode)
    .map(({ id, name }) => ({ value: id, label: nameInList(id, name) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, pageLocale()))
  return [{ value: '', label: bookingTexts().chooseCity }, ...options]
}
