import type { OutboxRow } from '../database/schema.ts'
import { PermanentRefusal } from './attempts.ts'
import { kindOf } from './kinds.ts'
import type { Mail } from './mail.ts'

/**
 * Timeouts for the mail server, in ms. Some delay their greeting, and scan a message for longer than half a minute (RFC
 * 5321 §4.5.3.2 allows ten); hanging up before that sends it again. A whole delivery takes less than a claim.
 */
const WAITS = { connectionTimeout: 10_000, greetingTimeout: 60_000, socketTimeout: 230_000, dnsTimeout: 10_000 }
/** How long an unused connection stays open, in ms. */
const IDLE = 30_000

/** Sends one mail; `signal` ends it. */
export type SendMail = (message: OutboxRow, mail: Mail, signal?: AbortSignal) => Promise<void>

type Sender = string | { name: string; address: string }

/** Kinds that somebody at the desk writes. Programs do not answer the others by a notice of absence (RFC 3834). */

/** Sends mail over SMTP, over a pool of this many connections. */
export function smtpSender(smtpUrl: string, from: () => Sender, maxConnections: number) {
  const transport = import('nodemailer').then(({ default: mailer }) =>
    // The outbox tries again, at longer and longer intervals, so the pool does not: a server may have taken the message.
    mailer.createTransport({ url: smtpUrl, pool: true, maxConnections, maxRequeues: 0, idleTimeout: IDLE, ...WAITS }),
  )
  const send: SendMail = async ({ kind, messageId }, { files, ...mail }, signal) => {
    try {
      await (await transport).sendMail({
        ...mail,
        subject: undecoded(mail.subject),
        ...(mail.replyTo && { replyTo: { ...mail.replyTo, name: undecoded(mail.replyTo.name) } }),
        from: from(),
        messageId,
        ...(!kindOf(kind).isLetter && { headers: { 'Auto-Submitted': 'auto-generated' } }),
        attachments: files,
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      })
    } catch (error) {
      throw isRefusal(error) ? new PermanentRefusal(error.message) : error
    }
  }
  return {
    send,
    /** Closes all connections, busy ones too. */
    close: async () => (await transport).close({ force: true }),
  }
}

/** A text for a header. The mailer leaves ASCII as it is, and readers decode what begins with '=?', line breaks too. */
const undecoded = (text: string) => text.replaceAll('=?', '= ?')

/** Asks for a login (RFC 4954), in answer to whatever is sent without one. */
const LOGIN_REQUIRED = 530

/** A 5xx to the sender, recipient or message is final; one to the connection or the login says nothing of this mail. */
const isRefusal = (error: unknown): error is Error & { responseCode: number } =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  error.responseCode !== LOGIN_REQUIRED
