import type { OutboxRow } from '../database/schema.ts'
import type { Mail } from '../mail/mail.ts'
import { PermanentRefusal } from './attempts.ts'

/**
 * Waits for the mail server, in ms. Some make strangers wait before they greet, and look through a message for longer than
 * half a minute (RFC 5321 §4.5.3.2 gives ten): whoever has hung up by then sends again what came. A delivery as a whole has
 * less than the time of a claim.
 */
const WAITS = { connectionTimeout: 10_000, greetingTimeout: 60_000, socketTimeout: 230_000, dnsTimeout: 10_000 }

export type SendMail = (message: OutboxRow, mail: Mail) => Promise<void>

/** Sends mail over SMTP: one connection for each message, so that a broken one spoils no other. */
export function smtpSender(smtpUrl: string, from: string): SendMail {
  const transport = import('nodemailer').then(({ default: mailer }) =>
    mailer.createTransport({ url: smtpUrl, ...WAITS }),
  )
  return async ({ messageId }, { calendar, ...mail }) => {
    const attachments = calendar
      ? [{ filename: 'trip.ics', content: calendar, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }]
      : []
    try {
      await (await transport).sendMail({
        ...mail,
        from,
        messageId,
        attachments,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    } catch (error) {
      throw isRefusal(error) ? new PermanentRefusal(error.message) : error
    }
  }
}

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
