import { findContacts } from 'shared-api/client'
import { type Contact, toE164 } from 'shared-api/contract'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'
import { useRested } from '../../lists/use-rested.ts'
import type { BookingValues } from './booking-values.ts'

/** From so many digits, or letters of a name, few people are left. */
const DIGITS = 5
const LETTERS = 3

type Traveller = Pick<BookingValues, 'name' | 'mobile' | 'mail'>

/** Whom the desk knows by what is typed of a traveller: persons to choose from, or the one who is filled in. */
export function useKnownCustomers(typed: Traveller): { offered: Contact[]; chosen: Contact | null } {
  const q = useRested(soughtOf(typed))
  const { data } = useSWR(q && ['/api/v1/contacts', q], () => staffCall((client) => findContacts(client, q)), {
    keepPreviousData: true,
  })
  const contacts = q === '' ? [] : (data?.contacts ?? [])
  const chosen = contacts.find((contact) => isFilledIn(contact, typed)) ?? null
  return { offered: chosen ? [] : contacts, chosen }
}

/** The number once enough of it is there, else the name. */
function soughtOf({ name, mobile }: Traveller): string {
  if (mobile.replace(/\D/g, '').length >= DIGITS) return mobile.trim().slice(0, 40)
  return name.trim().length >= LETTERS ? name.trim().slice(0, 100) : ''
}

const isFilledIn = (contact: Contact, { name, mobile, mail }: Traveller) =>
  contact.mobile === toE164(mobile) && contact.name === name.trim() && (contact.mail === '' || mail.trim() !== '')
