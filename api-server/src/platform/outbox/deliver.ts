import type { OutboxRow } from '../database/schema.ts'
import type { OutboxKind } from './kinds.ts'
import type { Mail } from './mail.ts'
import type { SendMail } from './smtp.ts'

/** A mail without recipient and subject, which its message has. */
type MailBody = Omit<Mail, 'to' | 'subject'>
type WriteMail = (message: OutboxRow) => MailBody | Promise<MailBody>
type Deliver = (message: OutboxRow, signal?: AbortSignal) => Promise<void>

export type Deliveries = ReturnType<typeof deliveries>

/** How messages of each kind are delivered. The feature that a kind belongs to registers it. */
export function deliveries(sendMail: SendMail | null) {
  const byKind = new Map<OutboxKind, Deliver>()
  return {
    /** Sends this kind by mail. The body is written when it is sent, from the data of that moment. */
    byMail(kind: OutboxKind, write: WriteMail) {
      if (!sendMail) return
      byKind.set(kind, async (message, signal) =>
        sendMail(message, { to: message.recipient, subject: message.subject, ...(await write(message)) }, signal),
      )
    },
    /** Delivers this kind by other means. */
    by: (kind: OutboxKind, deliver: Deliver) => void byKind.set(kind, deliver),
    /** The kinds that can be delivered; the others wait. */
    kinds: () => [...byKind.keys()],
    async deliver(message: OutboxRow, signal?: AbortSignal): Promise<void> {
      const deliver = byKind.get(message.kind)
      if (!deliver) throw new Error(`nothing delivers ${message.kind}`)
      await deliver(message, signal)
    },
  }
}
