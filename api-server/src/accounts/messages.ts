import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Company } from 'shared-api/contract'
import { type Language, pathIn } from 'shared-api/languages'
import { mailboxOf } from '../platform/http/rate-limits.ts'
import { PermanentRefusal } from '../platform/outbox/attempts.ts'
import { mergeKey, messageKinds, type OutboxKind } from '../platform/outbox/kinds.ts'
import { asHtml, asText } from '../platform/outbox/layout.ts'
import type { Mail } from '../platform/outbox/mail.ts'
import type { NewMessage } from '../platform/outbox/repository.ts'
import { limits } from './limits.ts'
import { accountTexts } from './texts.ts'

type Body = Omit<Mail, 'to' | 'subject'>

/** Notifies the owner of an address that someone tried to register with it. */
function accountExistsMail(company: Company, language: Language): Body {
  const { heading, paragraphs } = accountTexts[language].exists
  const letter = { heading, paragraphs, tables: [], notes: [] }
  return { text: asText(letter, company, language), html: asHtml(letter, company, language) }
}

/** The mail with the link to set a new password. */
const forgottenMail = (url: string, company: Company, language: Language) =>
  linkMail(accountTexts[language].forgotten, url, company, language)

/** The mail with the link to prove the address of an account. */
const proofMail = (url: string, company: Company, language: Language) =>
  linkMail(accountTexts[language].proof, url, company, language)

function linkMail(
  texts: (typeof accountTexts)[Language]['proof'],
  url: string,
  company: Company,
  language: Language,
): Body {
  const { heading, paragraphs, link, notes } = texts
  const letter = { heading, paragraphs, link: { label: link, url }, tables: [], notes }
  return { text: asText(letter, company, language), html: asHtml(letter, company, language) }
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
      if (!owner) throw new PermanentRefusal('The account is gone.')
      return passwordLinks.create(owner.id, purpose)
    }
    deliveries.byMail('account-exists', ({ language }) => accountExistsMail(company(), language))
    // The hour of the link begins when its mail is sent.
    deliveries.byMail('password-forgotten', async ({ recipient, language }) => {
      const token = await tokenFor(recipient, 'password')
      return forgottenMail(
        `${app.config.publicOrigin}${pathIn(language, `/new-password/${token}`)}`,
        company(),
        language,
      )
    })
    deliveries.byMail('address-proof', async ({ recipient, language }) => {
      const token = await tokenFor(recipient, 'address')
      return proofMail(`${app.config.publicOrigin}${pathIn(language, `/prove-address/${token}`)}`, company(), language)
    })
  },
  { name: 'account-mails', dependencies: ['outbox'] },
)
