import type { Cab } from '../contract/cab.ts'
import { istInstant } from '../contract/ist-instant.ts'
import type { TripType } from '../contract/trip.ts'
import { fieldsOf, RETURN_FIELDS } from '../contract/trip-fields.ts'
import { comesBack } from '../contract/trip-types.ts'
import { asksHours, type Fare, type FareTrip, fareCab, fareOf, type Offer, type Tariff } from '../fares/index.ts'
import { istDay, istTime } from '../india/index.ts'

/** What of a booking form counts in a fare: texts as typed, '' if empty. `hill` says that the way has ghat roads. */
export type FareForm = {
  tripType: TripType | ''
  from: string
  to: string
  distance: string
  hours: string
  hill?: boolean
  /** How many minutes a km of its road takes. */
  minutesPerKm?: number
  pickUpDate: string
  pickUpTime: string
  returnDate: string
  returnTime: string
  offer?: Offer | undefined
}

const NO_CAB = { cabClass: null, pricePaise: null, perKmPaise: null }

/**
 * What a form's trip costs by a tariff (docs/product.md, Fares), in paise; without a cab, what any costs. Null when the
 * tariff has no price for it.
 */
export const formFare = (form: FareForm, cab: Cab | undefined, tariff: Tariff): Fare | null =>
  fareOf(fareTripOf(form), cab ? fareCab(cab) : NO_CAB, tariff)

/** A form's trip as fares count it; what was not typed yet counts as nothing. */
export function fareTripOf(form: FareForm): FareTrip {
  const {
    tripType,
    from,
    to,
    hill = false,
    minutesPerKm,
    distance,
    hours,
    pickUpDate,
    pickUpTime,
    ...rest
  } = ofTripType(form)
  return {
    ...{ tripType, from, to, hill, minutesPerKm, pickUpDate: dayOf(pickUpDate), pickUpTime },
    ...(rest.offer && { offer: rest.offer }),
    km: positive(distance) || null,
    hours: positive(hours) || null,
    returnDate: dayOf(rest.returnDate),
    returnTime: rest.returnTime || null,
  }
}

/** A form with the return of its trip type alone. A trip by hours ends after them. */
export function ofTripType<Form extends FareForm>(
  form: Form,
): Omit<Form, 'tripType'> & FareForm & { tripType: TripType } {
  const tripType = form.tripType || 'Outstation'
  if (!comesBack(tripType)) return { ...form, ...fieldsOf(RETURN_FIELDS, () => ''), tripType, hours: '' }
  if (tripType !== 'Local Trip' || form.hours === '') return { ...form, tripType, hours: '' }
  return { ...form, ...endOf(form), tripType }
}

/** A form by a tariff: with a distance or with hours, whichever the tariff asks for. */
export function byTariff<Form extends FareForm>(form: Form, tariff: Tariff | undefined): Form {
  const byHours = tariff !== undefined && asksHours(tariff, form.tripType)
  if (byHours) return { ...form, distance: '' }
  return form.hours === '' ? form : { ...form, hours: '' }
}

/** When the hours of a trip are over; '' while its pick-up is not known. */
function endOf({ pickUpDate, pickUpTime, hours }: FareForm): { returnDate: string; returnTime: string } {
  const end = istInstant(pickUpDate, pickUpTime) + positive(hours) * 3_600_000
  if (!Number.isFinite(end)) return { returnDate: '', returnTime: '' }
  return { returnDate: istDay(end), returnTime: istTime(end) }
}

/** A typed day; null for one that is not complete. */
const dayOf = (text: string) => (Number.isNaN(istInstant(text, '00:00')) ? null : text)

/** A typed number; anything else counts as 0. */
function positive(text: string): number {
  const number = Number(text)
  return number > 0 && Number.isFinite(number) ? number : 0
}
