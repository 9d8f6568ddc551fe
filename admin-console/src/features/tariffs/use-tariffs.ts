import { getTariffs } from 'shared-api/client'
import type { Tariff } from 'shared-api/contract'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'

/** The query of all tariffs, from the newest. */
export const useTariffs = () => useSWR<Tariff[]>('/api/v1/tariffs', async () => (await staffCall(getTariffs)).tariffs)
