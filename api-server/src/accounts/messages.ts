import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { type Language, pathIn } from 'shared-api/languages'
import { PermanentRefusal } from '../platform/outbox/attempts.ts'
import type { NewMessage } from '../platform/outbox/repository.ts'
import { accountExistsMail, forgottenMail, proofMail } from './mail.ts'
import { accountTexts, forgottenTexts, proofTexts } from './texts.ts'

/** The message to the owner of an address with which somebody tried to register. `caller` is as `callerOf` gives it. */
export function existingAccountMessage(
  { mailing }: Pick<FastifyInstance, 'mailing'>,
  email: string,
  language: Language,
  caller: string,
): NewMessage {
  const { subject } = accountTexts[language]
  const limit = mailing.limitOf('register-account', caller, email)
  const { domain } = mailing
  return {
    kind: 'account-exists',
    recipient: email,
    subject,
    domain,
    language,
    source: mailing.sourceOf(caller),
    limit,
  }
}

/** The message with a link to set a new password. `caller` is as `callerOf` gives it. */
export const forgottenMessage = (
  { mailing }: Pick<FastifyInstance, 'mailing'>,
  email: string,
  language: Language,
  caller: string,
): NewMessage => ({
  ...{ kind: 'password-forgotten', recipient: email, subject: forgottenTexts[language].subject, language },
  ...{ domain: mailing.domain, source: mailing.sourceOf(caller) },
})

/** The message with a link to prove the address of an account. `caller` is as `callerOf` gives it. */
export const proofMessage = (
  { mailing }: Pick<FastifyInstance, 'mailing'>,
  email: string,
  language: Language,
  caller: string,
): NewMessage => ({
  ...{ kind: 'address-proof', recipient: email, subject: proofTexts[language].subject, language },
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
