import { useState } from 'react'
import { findCity } from 'shared-api/geography'
import type { Place } from 'shared-api/geography/places'
import { SearchField } from 'shared-ui'
import { notedPlace } from '../../lib/pick-up-text.ts'
import { cityName, stateName } from '../../lib/places.ts'
import type { TripFields } from '../../lib/trip-fields.ts'
import { bookingTexts } from '../../texts/booking.ts'
import { type FormPart, fieldId } from './form-part.ts'
import { type PickedPlace, pickFromPlace, pickToPlace } from './pick-place.ts'
import { usePlaceFinder } from './use-place-finder.ts'

export const SEARCHED = [
  ...(['tripType', 'fromState', 'from', 'fromPlace', 'toState', 'to', 'toPlace', 'distanceFor'] as const),
  ...(['pickUpLocation', 'visitingPlaces'] as const),
]
type Props = {
  end: 'from' | 'to'
  part: FormPart<(typeof SEARCHED)[number]>
  /** The search could not be loaded. */
  onMissing: () => void
}

/** One end of the trip by a typed name: a city, or an airport, station or town near one. */
export function PlaceSearch({ end, part, onMissing }: Props) {
  const { trip, errors, set } = part
  const t = bookingTexts().search
  const { find, load } = usePlaceFinder()
  const [typed, setTyped] = useState<string | null>(null)
  const chosen = chosenName(trip, end)
  const found = find?.(typed ?? chosen) ?? []
  const nothing = find && typed?.trim() && found.length === 0

  const choose = (place: PickedPlace | null) => set((end === 'from' ? pickFromPlace : pickToPlace)(trip, place))
  const pick = (place: Place | undefined) => {
    if (!place) return
    setTyped(null)
    choose({ cityId: place.cityId, place: place.kind === 'city' ? '' : place.name })
  }
  const leave = async () => {
    if (typed === null) return
    if (typed.trim() === '') setTyped(null)
    // Who types fast is gone before the names have come.
    else pick(find ? found[0] : (await load().catch(() => null))?.(typed)[0])
  }
  const type = (text: string) => {
    setTyped(text)
    if (trip[end] !== '') choose(null)
  }
  return (
    <div>
      <SearchField
        id={fieldId(end)}
        name={end}
        label={t[end]}
        placeholder={t.hint}
        description={end === 'to' && notedPlace(trip) !== '' ? t.noted(trip.toPlace) : undefined}
        error={errors[end] ?? errors[`${end}State`]}
        value={typed ?? chosen}
        options={found.map(optionOf)}
        onText={type}
        onPick={(value) => pick(found.find((place) => keyOf(place) === value))}
        onLeave={() => void leave()}
        load={load}
        onMissing={onMissing}
      />
      <Heard found={typed ? found : []} nothing={Boolean(nothing)} />
    </div>
  )
}

type Ends = Pick<TripFields, 'from' | 'fromPlace' | 'to' | 'toPlace'>
const chosenName = (trip: Ends, end: 'from' | 'to'): string => trip[`${end}Place`] || cityName(trip[end])

const keyOf = ({ name, cityId }: Place): string => `${cityId} ${name}`
const nameOf = ({ name, kind, cityId }: Place): string => (kind === 'city' ? cityName(cityId) : name)

const optionOf = (place: Place) => ({
  value: keyOf(place),
  label: nameOf(place),
  hint: [place.called, hintOf(place)].filter(Boolean).join(' · '),
})

/** The state of a city; of another place what it is, and near which city. */
function hintOf({ kind, cityId }: Place): string {
  const city = findCity(cityId)
  if (kind === 'city') return city ? stateName(city.stateCode, city.state) : ''
  const t = bookingTexts().search
  return t.near(t.kinds[kind], cityName(cityId))
}

/** For those who listen: what Enter would take. For all: that nothing was found. */
function Heard({ found: [first], nothing }: { found: Place[]; nothing: boolean }) {
  const t = bookingTexts().search
  return (
    <p role="status" className={nothing ? undefined : 'for-ears'} style={{ margin: '0.25rem 0 0' }}>
      {nothing && t.none}
      {first && t.first(`${nameOf(first)}, ${hintOf(first)}`)}
    </p>
  )
}
