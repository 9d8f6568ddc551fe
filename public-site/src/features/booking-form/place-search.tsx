import { useMemo, useState } from 'react'
import { notedPlace } from 'shared-api/bookings'
import { findCity } from 'shared-api/geography'
import type { FoundPlace, Place } from 'shared-api/geography/places'
import { Button, SearchField } from 'shared-ui'
import { cityName, stateName } from '../../lib/places.ts'
import type { TripFields } from '../../lib/trip-fields.ts'
import { bookingTexts } from '../../texts/booking.ts'
import { commonTexts } from '../../texts/common.ts'
import { type FormPart, fieldId } from './form-part.ts'
import { type PickedPlace, pickFromPlace, pickToPlace } from './pick-place.ts'
import { useKnownPlaces } from './use-known-places.ts'

type Props = {
  end: 'from' | 'to'
  part: FormPart
  /** The search could not be loaded. */
  onMissing: () => void
}

/** One end of the trip by a typed name: a city, or an airport, station or town near one. */
export function PlaceSearch({ end, part, onMissing }: Props) {
  const { trip, errors, set } = part
  const t = bookingTexts().search
  const { known, load } = useKnownPlaces()
  const [typed, setTyped] = useState<string | null>(null)
  const [asks, setAsks] = useState(false)
  const chosen = chosenName(trip, end)
  const sought = typed ?? chosen
  // Not with each key of another field.
  const found = useMemo(() => known?.findPlaces(sought) ?? [], [known, sought])
  const nothing = known && typed?.trim() && found.length === 0

  const choose = (place: PickedPlace | null) => set((end === 'from' ? pickFromPlace : pickToPlace)(trip, place))
  const pick = (place: Place | undefined) => {
    if (!place) return
    setTyped(null)
    choose({ cityId: place.cityId, place: place.kind === 'city' ? '' : place.name })
  }
  const leave = async () => {
    if (typed === null) return
    if (typed.trim() === '') return setTyped(null)
    // Who types fast is gone before the names have come.
    const places = known ?? (await load().catch(() => null))
    const sure = places?.findPlaces(typed).find(({ isSure }) => isSure)
    if (sure) pick(sure)
    else setAsks(true)
  }
  const type = (text: string) => {
    setTyped(text)
    setAsks(false)
    if (trip[end] !== '') choose(null)
  }
  return (
    <div>
      <SearchField
        id={fieldId(end)}
        name={end}
        label={t[end]}
        placeholder={t.hint}
        description={describe(trip, end, known?.placeNear(trip[end], trip[`${end}Place`])?.km)}
        error={errors[end] ?? errors[`${end}State`]}
        value={sought}
        options={found.map(optionOf)}
        takesFirst={found[0]?.isSure ?? false}
        onText={type}
        onPick={(value) => pick(found.find((place) => keyOf(place) === value))}
        onLeave={() => void leave()}
        load={load}
        onMissing={onMissing}
      />
      {asks && typed !== null && found.length > 0 && <Choice found={found.slice(0, OFFERED)} onPick={pick} />}
      <Heard found={typed ? found : []} nothing={Boolean(nothing)} />
    </div>
  )
}

/** So many places are offered for a text that is not surely one of them. */
const OFFERED = 3

/** What a text that is left may mean: a place of another name is offered, never taken. */
function Choice({ found, onPick }: { found: Place[]; onPick: (place: Place) => void }) {
  return (
    <p style={{ margin: '0.25rem 0 0' }}>
      {bookingTexts().search.which}{' '}
      {found.map((place) => (
        <Button key={keyOf(place)} variant="subtle" size="compact-sm" onClick={() => onPick(place)}>
          {nameOf(place)}
        </Button>
      ))}
    </p>
  )
}

/** What a place beside a city means for the trip: which city it starts from or is priced to, and what the driver is told. */
function describe(trip: TripFields, end: 'from' | 'to', km: number | undefined) {
  const t = bookingTexts().search
  const noted = end === 'to' ? notedPlace(trip) : ''
  const road = km !== undefined && (end === 'from' ? t.startsFrom : t.pricedTo)({ city: cityName(trip[end]), km })
  return [road, noted && t.noted({ place: noted })].filter(Boolean).join('. ') || undefined
}

const chosenName = (trip: TripFields, end: 'from' | 'to'): string => trip[`${end}Place`] || cityName(trip[end])

const keyOf = ({ name, cityId }: Place): string => `${cityId} ${name}`
const nameOf = ({ name, kind, cityId }: Place): string => (kind === 'city' ? cityName(cityId) : name)

const optionOf = (place: Place) => ({
  value: keyOf(place),
  label: nameOf(place),
  hint: [place.called, hintOf(place)].filter(Boolean).join(' · '),
})

/** The state of a city; of another place what it is, near which city, and how far from it. */
function hintOf({ kind, cityId, km }: Place): string {
  const city = findCity(cityId)
  if (kind === 'city') return city ? stateName(city.stateCode, city.state) : ''
  const t = bookingTexts().search
  const near = t.near({ kind: t.kinds[kind], city: cityName(cityId) })
  return km === undefined ? near : `${near} · ${commonTexts().price.km({ km: String(km) })}`
}

/** For those who listen: what Enter would take. For all: that nothing was found. */
function Heard({ found: [first], nothing }: { found: FoundPlace[]; nothing: boolean }) {
  const t = bookingTexts().search
  return (
    <p role="status" className={nothing ? undefined : 'for-ears'} style={{ margin: '0.25rem 0 0' }}>
      {nothing && t.none}
      {first?.isSure && t.first({ place: `${nameOf(first)}, ${hintOf(first)}` })}
    </p>
  )
}
