import { getDrivers, getVehicles } from 'shared-api/client'
import type { Driver, Vehicle } from 'shared-api/contract'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'

/** The query of all vehicles. */
export const useVehicles = () =>
  useSWR<Vehicle[]>('/api/v1/vehicles', async () => (await staffCall(getVehicles)).vehicles)

/** The query of all drivers. */
export const useDrivers = () => useSWR<Driver[]>('/api/v1/drivers', async () => (await staffCall(getDrivers)).drivers)
