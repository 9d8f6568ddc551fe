import { byTariff, tripTimes } from 'shared-api/bookings'
import { getFreeCabs } from 'shared-api/client'
import type { FreeCab } from 'shared-api/contract'
import type { Tariff } from 'shared-api/fares'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'
import type { BookingValues } from './booking-values.ts'

/**
 * By cab, whether a vehicle is free for the form's trip and which trips are in the way; null while that is not known.
 * `insteadOf` is the booking whose place it takes.
 */
export function useFreeCabs(values: BookingValues, tariff: Tariff | undefined, insteadOf: string | undefined) {
  const times = tripTimes(byTariff(values, tariff))
  const asked = times && { ...times, ...(insteadOf ? { insteadOf } : {}) }
  const { data } = useSWR(asked && ['/api/v1/free-cabs', JSON.stringify(asked)], () =>
    asked ? staffCall((client) => getFreeCabs(client, asked)) : null,
  )
  return data ? new Map(data.cabs.map((one): [string, FreeCab] => [one.cab, one])) : null
}
