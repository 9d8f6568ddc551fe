import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Company } from 'shared-api/contract'
import { DEFAULT_LANGUAGE, type Language } from 'shared-api/languages'
import { lineText } from 'shared-api/languages/fare-words'
import { formatPaise } from 'shared-api/money'
import { bookingTexts } from '../bookings/index.ts'
import { UntrueMessage } from '../platform/outbox/attempts.ts'
import { mergeKey, messageKinds } from '../platform/outbox/kinds.ts'
import { laidOut } from '../platform/outbox/layout.ts'
import type { Letter, MailBody, Row } from '../platform/outbox/mail.ts'
import { dayText } from '../platform/outbox/moment-text.ts'
import type { NewMessage } from '../platform/outbox/repository.ts'
import { refusal } from '../texts/refusal.ts'
import { referenceOf, statusOf } from './row.ts'
import { quotationTexts } from './texts.ts'
import type { StoredQuotation } from './wire.ts'

const kinds = messageKinds({ quotation: { audience: 'visitor', isLetter: true } })
type Kinds = typeof kinds
declare module '../platform/outbox/kinds.ts' {
  interface OutboxKinds extends Kinds {}
}

/** The mail with a quotation, to the sender of its enquiry: one, however often the desk sends it within ten minutes. */
export function quotationMessage(
  { mailing, now }: Pick<FastifyInstance, 'mailing' | 'now'>,
  { quotation, enquiry }: StoredQuotation,
): NewMessage {
  const language = enquiry.language ?? DEFAULT_LANGUAGE
  const subject = quotationTexts[language].subject({ reference: referenceOf(enquiry, quotation) })
  const onceKey = mergeKey('quotation', quotation.id, now())
  const about = { enquiryId: enquiry.id, about: quotation.id, domain: mailing.domain, onceKey }
  return { ...about, kind: 'quotation', cause: 'desk', recipient: enquiry.email, subject, language }
}

/** Writes the mails with quotations when they are sent; each has a link of its own. */
export const quotationMails = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.deliveries.byMail('quotation', async ({ about, language }) => {
      const stored = await app.quotations.find(about ?? '')
      const status = statusOf(stored.quotation, app.now())
      if (status !== 'sent') throw new UntrueMessage(refusal('quotation-over', { status }))
      return quotationMail(stored, await app.quotations.links.url(stored.quotation.id), app.company(), language)
    })
  },
  { name: 'quotation-mails', dependencies: ['outbox'] },
)

/** The quotation with its lines, and the page on which it is accepted. */
export function quotationMail(
  { quotation, enquiry }: Pick<StoredQuotation, 'quotation' | 'enquiry'>,
  url: string,
  company: Company,
  language: Language,
): MailBody {
  const t = quotationTexts[language]
  const day = dayText(quotation.validUntil, language)
  const rows: Row[] = quotation.fareLines.map(
    (line): Row => [line.note ?? lineText(bookingTexts[language].price.lines, line), formatPaise(line.amount)],
  )
  const rest: Row[] = [
    [t.total, formatPaise(quotation.totalPaise)],
    ...(quotation.note ? [[t.note, quotation.note] as Row] : []),
    [t.validUntil, day],
  ]
  const letter: Letter = {
    heading: t.subject({ reference: referenceOf(enquiry, quotation) }),
    paragraphs: [t.greeting(enquiry), t.intro, t.accept({ day })],
    link: { label: t.page, url },
    tables: [{ title: t.price, rows: [...rows, ...rest] }],
    notes: [t.help],
  }
  return laidOut(letter, company, language)
}
