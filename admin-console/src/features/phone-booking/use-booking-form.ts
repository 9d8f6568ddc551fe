import { useEffect, useState } from 'react'
import type { TripType } from 'shared-api/contract'
import { useForm } from 'shared-ui'
import { type BookingValues, newBooking, validateBooking, withTripOf } from './booking-values.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { useBookableCabs, useRoadDistance } from './use-trip-data.ts'

export type BookingForm = ReturnType<typeof useBookingForm>

/** The booking's values and rules, its cabs, and what a choice of trip type or city does to the rest. */
export function useBookingForm(first: BookingValues) {
  const [initialValues] = useState(first)
  const form = useForm<BookingValues>({
    initialValues,
    validate: (values) => validateBooking(cabs)(values),
  })
  useKeptDraft(form)
  const { from, to, tripType, distance } = form.values
  const { cabs, ...asking } = useBookableCabs(tripType)
  const road = useRoadDistance(from, to)
  // It follows the cities and the answer alone: what is typed meanwhile stays, and what is emptied by hand stays empty.
  useEffect(() => {
    if (road.km !== undefined && distance === '') form.setFieldValue('distance', String(road.km))
  }, [from, to, road.km])

  const [cleared, setCleared] = useState(newBooking)
  /** Another trip type starts an empty trip without a cab; the traveller stays. */
  const chooseType = (next: TripType) => {
    const { name, mobile, mail } = form.values
    setCleared(withTripOf(form.values, cleared))
    form.setValues({ ...initialValues, tripType: next, selectedCab: '', name, mobile, mail })
  }
  /** Callers change their minds in the middle: what was cleared is to be had where nothing else is typed by then. */
  const restored = withTripOf(form.values, cleared)
  const takeBack = sameValues(restored, form.values) ? null : () => form.setValues(restored)
  /** The distance was of the cities before. A local trip starts and ends in one city, so the first is offered as both. */
  const chooseCity = (chosen: { from?: string; to?: string }) => {
    const both = tripType === 'Local Trip' && to === '' && chosen.from
    const changes = both ? { from: chosen.from, to: chosen.from } : chosen
    for (const [end, id] of Object.entries(changes)) form.setFieldValue(end, id)
    form.setFieldValue('distance', '')
  }
  return { form, cabs, ...asking, roadKm: road.km, distanceFailed: road.failed, chooseType, takeBack, chooseCity }
}

const sameValues = (one: BookingValues, other: BookingValues) => JSON.stringify(one) === JSON.stringify(other)
