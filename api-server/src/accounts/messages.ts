import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Company } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'
import type { NewMessage } from '../platform/outbox/repository.ts'
import { accountExistsMail } from './mail.ts'
import { accountTexts } from './texts.ts'

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

/** Writes the mails about accounts when they are sent. */
export const accountMails = fastifyPlugin(
  async ({ deliveries }: FastifyInstance, { company }: { company: Company }) => {
    deliveries.byMail('account-exists', ({ language }) => accountExistsMail(company, language))
  },
  { name: 'account-mails', dependencies: ['outbox'] },
)
