import type { Company, Settings } from 'shared-api/contract'
import type { Config } from '../config.ts'
import { mailboxOf } from '../http/rate-limits.ts'
import { sha256 } from '../ids.ts'
import { kindOf, type OutboxKind } from './kinds.ts'

/** The sender, and the desk's mailbox where no other is set for a kind of mail. */
export function mailAddresses(
  { mailFrom, mailTo }: Pick<Config, 'mailFrom' | 'mailTo'>,
  company: Pick<Company, 'name' | 'email'>,
) {
  const from = mailFrom?.includes('<') ? mailFrom : { name: company.name, address: mailFrom ?? company.email }
  const domain = /@([\w.-]+)/.exec(mailFrom ?? company.email)?.[1] ?? 'localhost'
  return { from, desk: mailTo ?? company.email, domain }
}

export type Mailing = ReturnType<typeof mailingOf>

/** The kinds of mail to the desk. */
type DeskMail = keyof Settings['mailTo']
type Sender = Pick<Settings, 'name' | 'email' | 'mailTo'>

/** The sender, the recipients and the limits of messages. */
export function mailingOf(config: Pick<Config, 'mailFrom' | 'mailTo' | 'rateLimit'>, company: () => Sender) {
  return {
    from: () => mailAddresses(config, company()).from,
    desk: (kind: DeskMail) => company().mailTo[kind] ?? mailAddresses(config, company()).desk,
    get domain() {
      return mailAddresses(config, company()).domain
    },
    /** The source by which messages take turns; `caller` is as `callerOf` gives it, null for the desk. */
    sourceOf: (caller: string | null) => (caller === null ? null : sha256(`mail source ${caller}`)),
    /** The limit that holds a visitor's mail of a kind; none for the desk. */
    limitOf(kind: OutboxKind, caller: string | null, mail: string) {
      const { limit: rule } = kindOf(kind)
      return rule && config.rateLimit && caller !== null ? { rule, subject: `${caller} ${mailboxOf(mail)}` } : undefined
    },
  }
}
