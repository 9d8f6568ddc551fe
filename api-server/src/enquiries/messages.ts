import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Company } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import { DEFAULT_LANGUAGE } from 'shared-api/languages'
import type { Config } from '../platform/config.ts'
import type { EnquiryAnswerRow, EnquiryRow } from '../platform/database/schema.ts'
import { messageKinds } from '../platform/outbox/kinds.ts'
import { laidOut } from '../platform/outbox/layout.ts'
import type { Letter, MailBody, Row } from '../platform/outbox/mail.ts'
import type { NewMessage } from '../platform/outbox/repository.ts'
import { wordsIn } from '../texts/words-of.ts'
import { submitToService } from './form-service.ts'
import { limits } from './limits.ts'
import { answerMail, receivedMail, receivedSubject } from './visitor-mail.ts'

/** The desk reads English. */
const texts = wordsIn('desk-mails', 'en').enquiries

const enquirySubject = ({ kind, name }: Pick<EnquiryRow, 'kind' | 'name'>) => texts.subject[kind]({ name })

/** The desk's mail about a form that was sent; an answer to it goes to the sender. */
function enquiryMail(enquiry: EnquiryRow, company: Company): MailBody {
  const letter: Letter = {
    heading: enquirySubject(enquiry),
    paragraphs: [texts.intro(enquiry)],
    tables: [{ title: texts.title, rows: enquiryRows(enquiry) }],
  }
  return {
    replyTo: { name: enquiry.name, address: enquiry.email },
    ...laidOut(letter, company, 'en'),
  }
}

function enquiryRows(enquiry: EnquiryRow): Row[] {
  const { phone, ...labels } = texts.fields
  const keys = [
    'reference',
    'name',
    'email',
    'tourName',
    'category',
    'services',
    'travelDate',
    'numberOfPersons',
    'visitingPlaces',
    'message',
  ] as const
  const rows = keys.flatMap((key): Row[] => (enquiry[key] === null ? [] : [[labels[key], String(enquiry[key])]]))
  return rows.toSpliced(enquiry.reference === null ? 2 : 3, 0, [phone, formatPhone(enquiry.phone)])
}

const kinds = messageKinds({
  'enquiry-desk': { audience: 'desk' },
  'enquiry-visitor': { audience: 'visitor', limit: limits['enquiry-mail'] },
  'enquiry-answer': { audience: 'visitor', isLetter: true },
  'enquiry-service': { audience: 'form-service', queue: 'service' },
})
type Kinds = typeof kinds
declare module '../platform/outbox/kinds.ts' {
  interface OutboxKinds extends Kinds {}
}

/** The messages about a new enquiry: to its sender, to the desk, and to the form service if one is set. `caller` is as `callerOf` gives it. */
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
  const language = row.language ?? DEFAULT_LANGUAGE
  const toSender: NewMessage = {
    ...{ ...about, kind: 'enquiry-visitor', cause: 'visitor', recipient: row.email, language },
    ...{ subject: receivedSubject(row, language), limit: mailing.limitOf('enquiry-visitor', caller, row.email) },
  }
  if (!config.formService) return [toSender, toDesk]
  return [toSender, toDesk, { ...about, kind: 'enquiry-service', recipient: new URL(config.formService.url).host }]
}

/** The mail with the desk's answer. */
export const answerMessage = (
  { mailing }: Pick<FastifyInstance, 'mailing'>,
  { id: enquiryId, email: recipient, language }: EnquiryRow,
  { id: about, subject }: EnquiryAnswerRow,
): NewMessage => ({
  ...{ kind: 'enquiry-answer', cause: 'desk', enquiryId, about, recipient, subject, domain: mailing.domain },
  language: language ?? DEFAULT_LANGUAGE,
})

/** Writes the mails about enquiries when they are sent, and passes enquiries on to the form service. */
export const enquiryMails = fastifyPlugin(
  async (app: FastifyInstance, { formService }: Pick<Config, 'formService'>) => {
    const stored = async (id: string | null) => (await app.enquiries.find(id ?? '')).enquiry
    app.deliveries.byMail('enquiry-desk', async ({ enquiryId }) => enquiryMail(await stored(enquiryId), app.company()))
    app.deliveries.byMail('enquiry-visitor', async ({ enquiryId, language }) =>
      receivedMail(await stored(enquiryId), app.company(), language),
    )
    app.deliveries.byMail('enquiry-answer', async ({ enquiryId, about, language }) =>
      answerMail(await app.enquiries.findAnswer(about ?? ''), await stored(enquiryId), app.company(), language),
    )
    if (!formService) return
    app.deliveries.by('enquiry-service', async ({ enquiryId }) => submitToService(formService, await stored(enquiryId)))
  },
  { name: 'enquiry-mails', dependencies: ['outbox'] },
)
