import type { Enquiry } from 'shared-api/contract'
import type { EnquiryRow, OutboxRow } from '../platform/database/schema.ts'
import { toMailStatuses } from '../platform/outbox/mail-status.ts'
import { isoOf } from '../platform/time.ts'

/** A stored enquiry as the desk sees it. */
export const toEnquiry = (row: EnquiryRow, mails: OutboxRow[]): Enquiry => ({
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
  mails: toMailStatuses(mails),
})
