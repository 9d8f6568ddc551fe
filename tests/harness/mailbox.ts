import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { portOf } from '../setup/port-of.ts'
import { fail } from './fail.ts'

export type Mailbox = {
  url: string
  messages: Email[]
  /** Recipients that are refused with 550. */
  refused: Set<string>
  /** The message to `recipient` whose subject or text holds `words`; waits until it is there. */
  find: (recipient: string, words: string) => Promise<Email>
  stop: () => Promise<void>
}

/** A real SMTP server on a free port that stores its mails. */
export async function startMailbox(): Promise<Mailbox> {
  const messages: Email[] = []
  const refused = new Set<string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(refused.has(address) ? noSuchUser(address) : null),
    onData: async (stream, _session, done) => {
      messages.push(await PostalMime.parse(Buffer.concat(await stream.toArray())))
      done()
    },
  })
  server.listen(0, '127.0.0.1')
  const port = await portOf(server.server)
  const lookUp = (recipient: string, words: string) =>
    messages.find((mail) => isTo(mail, recipient) && `${mail.subject}\n${mail.text}`.includes(words))
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    refused,
    find: async (recipient, words) => {
      await expect
        .poll(() => lookUp(recipient, words), { message: `a mail to ${recipient} with ${words}` })
        .toBeTruthy()
      return lookUp(recipient, words) ?? fail('there is no such mail')
    },
    stop: () => new Promise((stopped) => server.close(stopped)),
  }
}

const isTo = ({ to = [] }: Email, recipient: string) => to.some(({ address }) => address === recipient)

const noSuchUser = (address: string) => Object.assign(new Error(`No such user: ${address}`), { responseCode: 550 })
