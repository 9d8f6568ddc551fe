import { STEP_EVENTS } from './trip-steps.ts'
import { z } from './zod.ts'

/**
 * waiting: not sent yet; sending: claimed by a worker; sent: accepted by the mail server; failed: refused for good;
 * held: sent only by the desk.
 */
export const MAIL_STATES = ['waiting', 'sending', 'sent', 'failed', 'held'] as const
export const MailState = z.enum(MAIL_STATES)

/** What a traveller is notified of (docs/product.md, Messages). */
export const TRIP_EVENTS = ['received', ...STEP_EVENTS, 'changed'] as const
export const TripEvent = z.enum(TRIP_EVENTS)
export type TripEvent = z.infer<typeof TripEvent>

/** How a message travels; `hand` is a WhatsApp chat that the desk opens. */
export const MessageChannel = z.enum(['mail', 'whatsapp', 'sms', 'hand'])
export type MessageChannel = z.infer<typeof MessageChannel>

/** One message of the outbox as the desk sees it. Times are ISO 8601 in UTC; `sentBy` is who sent it by hand. */
export const MailStatus = z.strictObject({
  _id: z.string(),
  audience: z.enum(['desk', 'visitor', 'driver', 'form-service']),
  recipient: z.string(),
  subject: z.string(),
  state: MailState,
  attempts: z.number(),
  lastError: z.string().nullable(),
  sentAt: z.string().nullable(),
  // A server of the release before sends none of these.
  event: TripEvent.nullable().default(null),
  channel: MessageChannel.default('mail'),
  sentBy: z.string().nullable().default(null),
})
export type MailStatus = z.infer<typeof MailStatus>

/** The chat with the text filled in, for a message that the desk sends by hand. */
export const SentByHandReply = z.strictObject({ url: z.url() })
