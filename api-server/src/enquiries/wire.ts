import type { Enquiry } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'
import { toMailStatuses } from '../platform/outbox/mail-status.ts'
import { isoOf } from '../platform/time.ts'
import type { StoredEnquiry } from './repository.ts'

/** A stored enquiry as the desk sees it. */
export const toEnquiry = ({ enquiry: row, mails, answers }: StoredEnquiry, language: Language): Enquiry => ({
  _id: row.id,
  kind: row.kind,
  status: row.status,
  createdAt: isoOf(row.createdAt),
  name: row.name,
  email: row.email,
  phone: row.phone,
  message: row.message,
  category: row.category,
  tourName: row.tourName,
  services: row.services,
  numberOfPersons: row.numberOfPersons,
  travelDate: row.travelDate,
  visitingPlaces: row.visitingPlaces,
  note: row.note,
  mails: toMailStatuses(mails, language),
  reference: row.reference ?? '',
  language: row.language ?? 'en',
  answers: answers.map(({ id, at, byName, subject, text }) => ({ _id: id, at: isoOf(at), by: byName, subject, text })),
})
