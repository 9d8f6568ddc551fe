import { useEffect, useRef, useState } from 'react'
import { citiesFrom, clearedBy, withCleared } from 'shared-api/bookings'
import { type Cab, FOR_WHOM, pick, type TripType, visitsPlaces } from 'shared-api/contract'
import type { Tariff } from 'shared-api/fares'
import { useForm } from 'shared-ui'
import { useRoad } from '../../api/use-road.ts'
import { useTariffInForce } from '../../api/use-tariff-in-force.ts'
import { type BookingValues, placesOf, validateBooking } from './booking-values.ts'
import { useBookableCabs } from './use-bookable-cabs.ts'
import { useDoubt } from './use-doubt.ts'
import { useKeptDraft } from './use-kept-draft.ts'

/** What stays of a form when its trip becomes another. */
export const WHO = ['name', 'mobile', 'mail', 'language', 'messagesByPhone', ...FOR_WHOM] as const

export type BookingForm = ReturnType<typeof useBookingForm>

/** Of a booking that is changed: its tariff, its cab as it was booked, and what a draft of it is called. */
export type Stored = { tariff?: Tariff | undefined; cab?: Cab; draft: string }

/** The form's values and rules, its cabs, and the effects of choosing a trip type or city. */
export function useBookingForm(first: BookingValues, stored?: Stored) {
  const [initialValues] = useState(first)
  const form = useForm<BookingValues>({
    initialValues,
    validate: (values) => validateBooking(cabs, tariff)(values),
  })
  useKeptDraft(form, stored?.draft)
  const { from, to, tripType, distance } = form.values
  const { cabs: bookable, ...asking } = useBookableCabs(tripType)
  const cabs: Cab[] = stored?.cab && tripType === first.tripType ? withCab(bookable, stored.cab) : bookable
  const road = useRoad(from, to, placesOf(form.values))
  const inForce = useTariffInForce()
  const tariff = stored?.tariff ?? inForce
  const filledIn = useRef('')
  // Depends on the cities, stops and the reply only: what was typed or emptied by hand stays.
  useEffect(() => {
    if (road.km === undefined || (distance !== '' && distance !== filledIn.current)) return
    filledIn.current = String(road.km)
    form.setFieldValue('distance', filledIn.current)
  }, [from, to, road.km])

  const [cleared, setCleared] = useState<BookingValues | null>(null)
  const blankOf = (tripType: TripType): BookingValues => ({ ...initialValues, tripType, selectedCab: '' })
  const blank = blankOf(tripType)
  /** Another trip type starts an empty trip without a cab; the traveller stays. */
  const withType = (next: TripType) =>
    next === tripType ? form.values : { ...blankOf(next), ...pick(form.values, WHO) }
  const chooseType = (next: TripType) => {
    setCleared(clearedBy(form.values, cleared, blank))
    form.setValues(withType(next))
  }
  /** Callers change their minds: cleared values can be restored where nothing else is typed. */
  const restored = withCleared(form.values, cleared, blank)
  const takeBack = restored === form.values ? null : () => form.setValues(restored)
  // The names of the places may come after more was typed.
  const choosePlace = (end: End, picked: PickedPlace) =>
    form.setValues((now) => atPlace({ ...form.values, ...now }, end, picked))
  const doubt = useDoubt(form)
  return {
    ...{ form, first: initialValues, cabs, ...asking, tariff, road },
    ...{ withType, chooseType, takeBack, choosePlace, ...doubt },
  }
}

export type End = 'from' | 'to'
/** A chosen city; `place` is the name of a place near it, '' for the city itself. */
export type PickedPlace = { cityId: string; place: string }

/**
 * What becomes of a form whose trip starts at or goes to a place. A named one is offered as the pick-up, or as the first
 * place to visit of a trip that has some. Another city makes the distance obsolete.
 */
export function atPlace(values: BookingValues, end: End, { cityId, place }: PickedPlace): BookingValues {
  const cities = end === 'from' ? citiesFrom(values, cityId) : { to: cityId }
  const [first = '', ...others] = values.visitingPlaces.split('\n')
  const isFree = (text: string) => text.trim() === '' || text === values[`${end}Place`]
  return {
    ...values,
    ...cities,
    [`${end}Place`]: place,
    ...(values[end] !== cityId && { distance: '' }),
    ...(end === 'from' && isFree(values.pickUpLocation) && { pickUpLocation: place }),
    ...(end === 'to' &&
      visitsPlaces(values.tripType) &&
      isFree(first) && { visitingPlaces: [place, ...others].join('\n') }),
  }
}

/** A booking can keep its cab, even if it is no longer offered. */
const withCab = (cabs: Cab[], cab: Cab) => (cabs.some(({ _id }) => _id === cab._id) ? cabs : [cab, ...cabs])
