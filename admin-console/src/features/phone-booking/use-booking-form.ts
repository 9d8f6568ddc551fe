import { useEffect, useRef, useState } from 'react'
import { citiesFrom, clearedBy, withCleared } from 'shared-api/bookings'
import { type Cab, FOR_WHOM, pick, type TripType } from 'shared-api/contract'
import type { Tariff } from 'shared-api/fares'
import { useForm } from 'shared-ui'
import { useRoad } from '../../api/use-road.ts'
import { useTariffInForce } from '../../api/use-tariff-in-force.ts'
import { type BookingValues, placesOf, validateBooking } from './booking-values.ts'
import { useBookableCabs } from './use-bookable-cabs.ts'
import { useKeptDraft } from './use-kept-draft.ts'

const WHO = ['name', 'mobile', 'mail', ...FOR_WHOM] as const

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
  const blank: BookingValues = { ...initialValues, tripType, selectedCab: '' }
  /** Another trip type starts an empty trip without a cab; the traveller stays. */
  const chooseType = (next: TripType) => {
    const { messagesByPhone } = form.values
    setCleared(clearedBy(form.values, cleared, blank))
    form.setValues({ ...blank, tripType: next, ...pick(form.values, WHO), messagesByPhone })
  }
  /** Callers change their minds: cleared values can be restored where nothing else is typed. */
  const restored = withCleared(form.values, cleared, blank)
  const takeBack = restored === form.values ? null : () => form.setValues(restored)
  /** Another city makes the distance obsolete. */
  const chooseCity = (chosen: { from?: string; to?: string }) => {
    const cities = chosen.from === undefined ? chosen : citiesFrom(form.values, chosen.from)
    for (const [end, id] of Object.entries(cities)) form.setFieldValue(end, id)
    form.setFieldValue('distance', '')
  }
  return { form, first: initialValues, cabs, ...asking, tariff, road, chooseType, takeBack, chooseCity }
}

/** A booking can keep its cab, even if it is no longer offered. */
const withCab = (cabs: Cab[], cab: Cab) => (cabs.some(({ _id }) => _id === cab._id) ? cabs : [cab, ...cabs])
