import { getEnquiries, getEnquiry } from 'shared-api/client'
import type { EnquiriesQuery } from 'shared-api/contract'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'
import { useListPage } from '../../lists/use-list-page.ts'

/** The query of one page of enquiries. */
export const useEnquiries = (query: EnquiriesQuery) =>
  useListPage('/api/v1/enquiries', query, (asked) => staffCall((client) => getEnquiries(client, asked)))

/** Reads one enquiry. */
export const readEnquiry = (id: string) => staffCall((client) => getEnquiry(client, id))

/** The query of one enquiry. */
export const useEnquiry = (id: string) => useSWR(`/api/v1/enquiries/${id}`, () => readEnquiry(id))
