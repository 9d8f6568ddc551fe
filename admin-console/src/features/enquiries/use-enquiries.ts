import { getEnquiries, getEnquiry } from 'shared-api/client'
import type { EnquiriesQuery } from 'shared-api/contract'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'

/** The query of one page of enquiries; while the next page is on its way, the last one stays. */
export const useEnquiries = (query: EnquiriesQuery) =>
  useSWR(['/api/v1/enquiries', query], () => staffCall((client) => getEnquiries(client, query)), {
    keepPreviousData: true,
  })

/** One enquiry as it was read. */
export const readEnquiry = (id: string) => staffCall((client) => getEnquiry(client, id))

/** The query of one enquiry. */
export const useEnquiry = (id: string) => useSWR(`/api/v1/enquiries/${id}`, () => readEnquiry(id))
