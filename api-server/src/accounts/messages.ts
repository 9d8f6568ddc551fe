import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Company } from 'shared-api/contract'
import { type Language, pathIn } from 'shared-api/languages'
import type { OutboxRow } from '../platform/database/schema.ts'
import { mailboxOf } from '../platform/http/rate-limits.ts'
import { UntrueMessage } from '../platform/outbox/attempts.ts'
import { mergeKey, messageKinds, type OutboxKind } from '../platform/outbox/kinds.ts'
import { laidOut } from '../platform/outbox/layout.ts'
import type { MailBody } from '../platform/outbox/mail.ts'
import type { NewMessage } from '../platform/outbox/repository.ts'
import { refusal } from '../texts/refusal.ts'
import { limits } from './limits.ts'
import { accountTexts } from './texts.ts'

/** What a mail about an account says; `url` is where its link leads. */
function accountMail(
  texts: { heading: string; paragraphs: string[]; link?: string; notes?: string[] },
  company: Company,
  language: Language,
  url = '',
): MailBody {
  const { link: label, ...letter } = texts
  return laidOut({ ...letter, link: label === undefined ? undefined : { label, url } }, company, language)
}

const kinds = messageKinds({
  'account-exists': { audience: 'visitor', limit: limits['register-account'] },
  'password-forgotten': { audience: 'visitor', limit: limits['password-account'] },
  'address-proof': { audience: 'visitor' },
})
type Kinds = typeof kinds
declare module '../platform/outbox/kinds.ts' {
  interface OutboxKinds extends Kinds {}
}

type App = Pick<FastifyInstance, 'mailing' | 'now'>

/** The message to the owner of an address with which somebody tried to register. `caller` is as `callerOf` gives it. */
export const existingAccountMessage = (app: App, email: string, language: Language, caller: string): NewMessage => ({
  ...{
    kind: 'account-exists',
    cause: 'visitor',
    recipient: email,
    subject: accountTexts[language].exists.subject,
    language,
  },
  ...onceToOwner(app, 'account-exists', email, caller),
})

/** The message with a link to set a new password. `caller` is as `callerOf` gives it. */
export const forgottenMessage = (app: App, email: string, language: Language, caller: string): NewMessage => ({
  ...{
    kind: 'password-forgotten',
    cause: 'visitor',
    recipient: email,
    subject: accountTexts[language].forgotten.subject,
  },
  ...{ language, ...onceToOwner(app, 'password-forgotten', email, caller) },
})

/** Whoever asks, the owner of a mailbox gets one within ten minutes; many of one network are held. */
const onceToOwner = ({ mailing, now }: App, kind: OutboxKind, email: string, caller: string) => ({
  ...{ domain: mailing.domain, source: mailing.sourceOf(caller), limit: mailing.limitOf(kind, caller, email) },
  onceKey: mergeKey(kind, mailboxOf(email), now()),
})

/** The message with a link to prove the address of an account. `caller` is as `callerOf` gives it. */
export const proofMessage = (
  { mailing }: Pick<FastifyInstance, 'mailing'>,
  email: string,
  language: Language,
  caller: string,
): NewMessage => ({
  ...{
    kind: 'address-proof',
    cause: 'visitor',
    recipient: email,
    subject: accountTexts[language].proof.subject,
    language,
  },
  ...{ domain: mailing.domain, source: mailing.sourceOf(caller) },
})

/** Writes the mails about accounts when they are sent. */
export const accountMails = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { company, deliveries, passwordLinks } = app
    const tokenFor = async (recipient: string, purpose: 'password' | 'address') => {
      const owner = await passwordLinks.customer(recipient)
      if (!owner) throw new UntrueMessage(refusal('account-gone'))
      return passwordLinks.create(owner.id, purpose)
    }
    const linkMail =
      (purpose: 'password' | 'address', texts: 'forgotten' | 'proof', path: string) =>
      async ({ recipient, language }: OutboxRow) => {
        const url = `${app.config.publicOrigin}${pathIn(language, `/${path}/${await tokenFor(recipient, purpose)}`)}`
        return accountMail(accountTexts[language][texts], company(), language, url)
      }
    deliveries.byMail('account-exists', ({ language }) =>
      accountMail(accountTexts[language].exists, company(), language),
    )
    // The hour of the link begins when its mail is sent.
    deliveries.byMail('password-forgotten', linkMail('password', 'forgotten', 'new-password'))
    deliveries.byMail('address-proof', linkMail('address', 'proof', 'prove-address'))
  },
  { name: 'account-mails', dependencies: ['outbox'] },
)
