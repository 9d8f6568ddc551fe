import { getAllCars } from 'shared-api/client'
import type { Cab } from 'shared-api/contract'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'

/** The query of all cabs. */
export function useCabs() {
  return useSWR<Cab[]>('/api/v1/cabs', async () => (await staffCall(getAllCars)).cabs)
}
