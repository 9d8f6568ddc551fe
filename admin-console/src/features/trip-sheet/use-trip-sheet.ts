import { getCompany, getTouristList } from 'shared-api/client'
import useSWR from 'swr'
import { client, staffCall } from '../../api/staff-call.ts'

/** What a trip sheet has besides the booking: the company, and the passengers. */
export const useTripSheet = (id: string) =>
  useSWR(`trip-sheet ${id}`, async () => {
    const [company, { list }] = await Promise.all([getCompany(client), staffCall((staff) => getTouristList(staff, id))])
    return { company, list }
  })
