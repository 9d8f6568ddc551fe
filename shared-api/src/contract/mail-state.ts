import { z } from './zod.ts'

/**
 * waiting: not sent yet; sending: claimed by a worker; sent: accepted by the mail server; failed: refused for good;
 * held: sent only by the desk.
 */
export const MAIL_STATES = ['waiting', 'sending', 'sent', 'failed', 'held'] as const
export const MailState = z.enum(MAIL_STATES)

/** One message of the outbox as the desk sees it. Times are ISO 8601 in UTC. */
export const MailStatus = z.strictObject({
  _id: z.string(),
  audience: z.enum(['desk', 'visitor', 'form-service']),
  recipient: z.string(),
  subject: z.string(),
  state: MailState,
  attempts: z.number(),
  lastError: z.string().nullable(),
  sentAt: z.string().nullable(),
})
export type MailStatus = z.infer<typeof MailStatus>
