import { comesBack, type TripType, toE164 } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import type { MessageFields } from 'shared-api/message'
import type { BookingValues } from './booking-values.ts'
import { atPlace } from './use-booking-form.ts'

const AS_TYPED = ['pickUpDate', 'pickUpTime', 'numberOfPersons', 'name'] as const
const OF_RETURN = ['returnDate', 'returnTime'] as const

/**
 * The form with what a message says of it, and the values that may mean something else. `base` is the form by the trip type
 * that the message names; `hours` are the packages of a local trip.
 */
export function withMessage(
  fields: MessageFields,
  { base, hours }: { base: (type: TripType | undefined) => BookingValues; hours: readonly number[] },
): { values: BookingValues; doubts: Partial<BookingValues> } {
  let values = base(fields.tripType?.value)
  const { tripType } = values
  const doubtful: (keyof BookingValues)[] = fields.tripType?.isSure === false ? ['tripType'] : []
  for (const end of ['from', 'to'] as const) {
    const { value, isSure = true } = fields[end] ?? {}
    if (value) values = atPlace(values, end, value)
    if (!isSure) doubtful.push(end)
  }
  const via = fields.visitingPlaces
  if (via && tripType === 'Outstation') {
    values = { ...values, visitingPlaces: [...via.value, values.visitingPlaces].filter(Boolean).join('\n') }
    doubtful.push('visitingPlaces')
  }
  for (const name of [...AS_TYPED, ...(comesBack(tripType) ? OF_RETURN : []), 'hours', 'mobile'] as const) {
    const { value, isSure = true } = fields[name] ?? {}
    if (value === undefined || (name === 'hours' && !hours.includes(Number(value)))) continue
    values = { ...values, [name]: name === 'mobile' ? formatPhone(toE164(value) ?? value) : value }
    if (!isSure) doubtful.push(name)
  }
  return { values, doubts: Object.fromEntries(doubtful.map((name) => [name, values[name]])) }
}
