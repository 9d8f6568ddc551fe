import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from '../platform/config.ts'
import type { EnquiryRow } from '../platform/database/schema.ts'
import type { NewMessage } from '../platform/outbox/repository.ts'
import { submitToService } from './form-service.ts'
import { enquiryMail, enquirySubject } from './mail.ts'

/** The messages about a new enquiry: to the desk, and to the form service if one is set. `caller` is as `callerOf` gives it. */
export function enquiryMessages(
  { mailing, config }: Pick<FastifyInstance, 'mailing' | 'config'>,
  row: EnquiryRow,
  caller: string,
): NewMessage[] {
  const about = {
    enquiryId: row.id,
    subject: enquirySubject(row),
    domain: mailing.domain,
    source: mailing.sourceOf(caller),
  }
  const toDesk: NewMessage = { ...about, kind: 'enquiry-desk', recipient: mailing.desk('enquiries') }
  if (!config.formService) return [toDesk]
  return [toDesk, { ...about, kind: 'enquiry-service', recipient: new URL(config.formService.url).host }]
}

/** Writes the mails about enquiries when they are sent, and passes enquiries on to the form service. */
export const enquiryMails = fastifyPlugin(
  async (app: FastifyInstance, { formService }: Pick<Config, 'formService'>) => {
    const stored = async (id: string | null) => (await app.enquiries.find(id ?? '')).enquiry
    app.deliveries.byMail('enquiry-desk', async ({ enquiryId }) => enquiryMail(await stored(enquiryId), app.company()))
    if (!formService) return
    app.deliveries.by('enquiry-service', async ({ enquiryId }) => submitToService(formService, await stored(enquiryId)))
  },
  { name: 'enquiry-mails', dependencies: ['outbox'] },
)
