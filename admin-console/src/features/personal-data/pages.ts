import { findPersonalData } from 'shared-api/client'
import type { PersonalData, PersonSought } from 'shared-api/contract'
import { staffCall } from '../../api/staff-call.ts'

/** The found data with the next page. */
export async function withNextPage(person: PersonSought, data: PersonalData): Promise<PersonalData> {
  const cursor = data.nextCursor ?? undefined
  const next = await staffCall((client) => findPersonalData(client, { ...person, cursor }))
  return {
    bookings: [...data.bookings, ...next.bookings],
    payments: [...data.payments, ...next.payments],
    claims: [...data.claims, ...next.claims],
    orders: [...data.orders, ...next.orders],
    moneyChanges: [...data.moneyChanges, ...next.moneyChanges],
    documents: [...data.documents, ...next.documents],
    enquiries: [...data.enquiries, ...next.enquiries],
    quotations: [...data.quotations, ...next.quotations],
    accounts: data.accounts,
    contacts: data.contacts,
    nextCursor: next.nextCursor,
  }
}
