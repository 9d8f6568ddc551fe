import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { byTariff, clearedBy, withCleared } from 'shared-api/bookings'
import type { Cab, TripType } from 'shared-api/contract'
import { isDoubtful } from 'shared-api/geography'
import { useForm } from 'shared-ui'
import { serverNow } from '../../lib/server-now.ts'
import type { FieldErrors, TripRules } from '../../lib/trip-check.ts'
import { emptyTrip, type TripFields } from '../../lib/trip-fields.ts'
import { tripRules } from '../../lib/trip-rules.ts'
import { bookingTexts } from '../../texts/booking.ts'
import type { FormPart } from './form-part.ts'

type Options = {
  draft: TripFields
  onChange: (trip: TripFields) => void
  /** The cab chosen in `trip`, if it is available. */
  cabOf: (trip: TripFields) => Cab | undefined
  onBook: (trip: TripFields, cab: Cab) => void
  rules: TripRules
  /** The km by road between the cities, once they are known. */
  roadKm: number | undefined
}

type BookingForm = {
  part: FormPart
  chooseType: (type: TripType) => void
  /** Fills in again what another trip type cleared; not there when that is nothing. */
  putBack: (() => void) | undefined
  submit: (event?: FormEvent<HTMLFormElement>) => void
  /** How often a submit failed. */
  attempt: number
}

/** The booking form's values, saved in the draft while they change, and its rules (docs/product.md, Home). */
export function useBookingForm({ draft, onChange, cabOf, onBook, rules, roadKm }: Options): BookingForm {
  const [attempt, setAttempt] = useState(0)
  const doubted = useDoubt(roadKm)
  const form = useForm<TripFields>({
    initialValues: draft,
    clearInputErrorOnChange: false,
    onValuesChange: onChange,
    validate: (trip) => checked(trip, cabOf(trip), rules),
  })
  const { getValues, setValues, setErrors } = form
  useDraftOf(draft, getValues, setValues)

  const set = (patch: Partial<TripFields>) => {
    setValues(patch)
    setErrors((errors) => without(errors, patch))
  }
  const cleared = useRef<TripFields>(null)
  const chooseType = (tripType: TripType) => {
    if (tripType === getValues().tripType) return
    cleared.current = clearedBy(getValues(), cleared.current, blankOf(getValues()))
    setValues(emptyTrip(tripType))
    setErrors({})
  }
  const putBack = () => set(restored(getValues(), cleared.current))
  const book = form.onSubmit(
    (typed) => {
      const trip = byTariff(typed, rules.tariff)
      const cab = cabOf(trip)
      const doubt = doubted(trip)
      if (doubt) {
        setErrors({ distance: doubt })
        setAttempt((count) => count + 1)
      } else if (cab) onBook(trip, cab)
    },
    () => setAttempt((count) => count + 1),
  )
  const submit = async (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault()
    if (!tripRules.now()) await tripRules.load().catch(() => null)
    book()
  }
  return {
    part: { trip: form.values, errors: form.errors as FieldErrors, set },
    chooseType,
    putBack: restored(form.values, cleared.current) === form.values ? undefined : putBack,
    submit,
    attempt,
  }
}

/** A change of the trip type can be taken back. */
const restored = (trip: TripFields, cleared: TripFields | null): TripFields => withCleared(trip, cleared, blankOf(trip))

const blankOf = ({ tripType }: TripFields) => emptyTrip(tripType || undefined)

/** Without the rules, as offline, the cab alone is asked for: the confirm page and the server check again. */
function checked(trip: TripFields, cab: Cab | undefined, known: TripRules): FieldErrors {
  const rules = tripRules.now()
  if (rules) return rules.tripErrors(trip, cab, serverNow(), known)
  return cab ? {} : { selectedCab: bookingTexts().problems.cab }
}

/** Why a typed distance is doubtful, asked about once for each: it is far from the road's. Null where nothing is to ask. */
function useDoubt(roadKm: number | undefined): (trip: TripFields) => string | null {
  const asked = useRef('')
  return ({ distance, distanceSource }) => {
    const isTyped = distanceSource === 'visitor' && distance !== ''
    if (!roadKm || !isTyped || !isDoubtful(Number(distance), roadKm)) return null
    if (asked.current === distance) return null
    asked.current = distance
    return bookingTexts().distance.doubtful({ km: roadKm })
  }
}

/** What changes the draft from outside the form - a restored tab, a cab of another page - shows in the form. */
function useDraftOf(draft: TripFields, getValues: () => TripFields, setValues: (trip: TripFields) => void) {
  useLayoutEffect(() => {
    if (draft !== getValues()) setValues(draft)
  }, [draft, getValues, setValues])
}

/** A field that was changed loses its message; persons and cab are judged together. */
function without<Message>(errors: Record<string, Message>, patch: Partial<TripFields>): Record<string, Message> {
  const changed = Object.keys(patch)
  if (changed.includes('selectedCab')) changed.push('numberOfPersons')
  const kept = Object.entries(errors).filter(([path]) => !changed.includes(path.split('.')[0] ?? path))
  return Object.fromEntries(kept)
}
