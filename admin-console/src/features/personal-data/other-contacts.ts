import { type PersonalData, type PersonSought, toE164 } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'

/** Other mail addresses and numbers in the found data. */
export function otherContacts(
  { bookings, enquiries, accounts, contacts }: PersonalData,
  { mail, mobile }: PersonSought,
): string[] {
  const ofTravellers = [...bookings, ...contacts]
  const mails = [...ofTravellers.map((one) => one.mail), ...[...enquiries, ...accounts].map(({ email }) => email)]
  const numbers = [...ofTravellers.map((one) => one.mobile), ...enquiries.map(({ phone }) => phone)]
  const sought = [mail?.toLowerCase(), toE164(mobile ?? ''), '']
  const others = new Set([...mails.map((one) => one.toLowerCase()), ...numbers].filter((one) => !sought.includes(one)))
  return [...others].map((one) => (one.includes('@') ? one : formatPhone(one)))
}
