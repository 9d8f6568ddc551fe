import type { MailStatus } from 'shared-api/contract'
import type { OutboxRow } from '../database/schema.ts'
import { sha256 } from '../ids.ts'

export type OutboxKind = OutboxRow['kind']

/** Who gets the messages of each kind. */
export const AUDIENCES = {
  'booking-desk': 'desk',
  'booking-visitor': 'visitor',
  'booking-changed': 'visitor',
  'booking-step': 'visitor',
  payment: 'visitor',
  'refund-failed': 'visitor',
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
} as const satisfies Record<OutboxKind, MailStatus['audience']>

/** Kinds of messages to anyone but staff and their services. */
export type VisitorKind = {
  [Kind in OutboxKind]: (typeof AUDIENCES)[Kind] extends 'visitor' ? Kind : never
}[OutboxKind]
export type StaffKind = Exclude<OutboxKind, VisitorKind>

/** Who brought a message about: what a visitor did counts against MAIL_PER_HOUR. */
export type Cause = 'visitor' | 'desk' | 'driver'

/** How long a repeated request is merged with the one before, in ms. */
const TOGETHER = 10 * 60_000

/** The `onceKey` of a message that goes once to `subject`, however often anyone asks for it within ten minutes. */
export const mergeKey = (kind: OutboxKind, subject: string, at: number): string =>
  sha256(`${kind} ${subject} ${Math.floor(at / TOGETHER)}`)

type Queue = OutboxRow['queue']

/** The line of a message. */
export function queueOf(kind: OutboxKind, cause?: Cause): Queue {
  if (kind === 'booking-phone' || kind === 'driver-phone') return 'phone'
  if (kind === 'enquiry-service') return 'service'
  return cause === 'visitor' ? 'visitors' : 'mail'
}

/** The lines in which messages of these kinds wait. */
export const queuesOf = (kinds: OutboxKind[]): Queue[] => [
  ...new Set(kinds.flatMap((kind) => [queueOf(kind), queueOf(kind, 'visitor')])),
]
