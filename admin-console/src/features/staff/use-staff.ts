import { getStaff } from 'shared-api/client'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'

/** The query of the accounts of the desk. */
export const useStaff = () => useSWR('/api/v1/staff', async () => (await staffCall(getStaff)).staff)
