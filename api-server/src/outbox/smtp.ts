import type { OutboxRow } from '../database/schema.ts'
import type { Mail } from '../mail/mail.ts'
import { PermanentRefusal } from './attempts.ts'

/** Waits for the mail server, in ms; together they stay far below the time of a claim. */
const WAITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }

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

/** A 5xx to the sender, recipient or message is final; one to the connection or the login says nothing of this mail. */
const isRefusal = (error: unknown): error is Error & { responseCode: number } =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500
