import type { MailStatus } from 'shared-api/contract'
import type { OutboxRow } from '../database/schema.ts'
import { isoOf } from '../time.ts'

const AUDIENCES = {
  'booking-desk': 'desk',
  'booking-visitor': 'visitor',
  'booking-changed': 'visitor',
  'booking-step': 'visitor',
  payment: 'visitor',
  invoice: 'visitor',
  'advance-reminder': 'visitor',
  'booking-phone': 'visitor',
  'driver-phone': 'driver',
  'trip-link': 'visitor',
  'trip-link-desk': 'desk',
  'trip-desk': 'desk',
  'enquiry-desk': 'desk',
  'enquiry-visitor': 'visitor',
  'enquiry-answer': 'visitor',
  quotation: 'visitor',
  'enquiry-service': 'form-service',
  'account-exists': 'visitor',
  'password-forgotten': 'visitor',
  'address-proof': 'visitor',
  'limit-desk': 'desk',
} as const satisfies Record<OutboxRow['kind'], MailStatus['audience']>

/** A message of the outbox as the desk sees it. */
export const toMailStatus = (row: OutboxRow): MailStatus => ({
  _id: row.id,
  audience: AUDIENCES[row.kind],
  recipient: row.recipient,
  subject: row.subject,
  state: row.state,
  attempts: row.attempts,
  lastError: row.lastError,
  sentAt: row.sentAt === null ? null : isoOf(row.sentAt),
  event: row.event,
  channel: row.channel,
  sentBy: row.sentBy,
})

/** The messages of one record as the desk sees them: oldest first, the visitor's before the desk's. */
export const toMailStatuses = (rows: OutboxRow[]): MailStatus[] =>
  rows.toSorted((a, b) => a.createdAt - b.createdAt || b.kind.localeCompare(a.kind)).map(toMailStatus)
