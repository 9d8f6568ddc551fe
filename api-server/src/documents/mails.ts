import type { Company, DocumentContent } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'
import { formatPaise } from 'shared-api/money'
import type { BookingRecord } from '../bookings/index.ts'
import { advanceWhenOf, dueOf, paymentTexts, type UpiPart, wayText } from '../payments/index.ts'
import { laidOut } from '../platform/outbox/layout.ts'
import type { Letter, MailBody, MailFile, Row } from '../platform/outbox/mail.ts'

type About = {
  booking: BookingRecord
  paidPaise: number
  link: string
  pay: UpiPart | null
  company: Company
  language: Language
}
type WithPaper = About & { content: DocumentContent; file: MailFile }

/** The mail about a payment or a refund, with its receipt or voucher. */
export function paymentMail({ content, file, ...about }: WithPaper): MailBody {
  const t = paymentTexts[about.language]
  const isRefund = content.kind === 'refund'
  const { payment, total } = content
  const rows: Row[] = [
    [t.rows.amount, formatPaise(total)],
    [t.rows.way, wayText(payment?.way ?? '', t)],
    ...(payment?.reference ? [[t.rows.number, payment.reference] satisfies Row] : []),
    ...balanceRows(about),
  ]
  const title = (isRefund ? t.refunded : t.received)({
    reference: about.booking.reference,
    amount: formatPaise(total),
  })
  return written({ ...about, pay: null }, title, [isRefund ? t.refundedIntro : t.receivedIntro], rows, [file])
}

/** The mail with an invoice, bill or credit note, and a code for what is still to be paid. */
export function invoiceMail({ content, file, ...about }: WithPaper): MailBody {
  const t = paymentTexts[about.language]
  const rows: Row[] = [[t.rows.total, formatPaise(content.total)], ...balanceRows(about)]
  const isCredit = content.kind === 'credit-note'
  const title = t[isCredit ? 'creditNote' : 'invoice']({ reference: about.booking.reference, number: content.number })
  const intro = content.whatFor ? t.feeIntro : t.invoiceIntro
  return written(about, title, [isCredit ? t.creditNoteIntro({ of: content.of ?? '' }) : intro], rows, [file])
}

/** Reminds of the advance, as far as it is still missing. */
export function reminderMail(about: About): MailBody {
  const t = paymentTexts[about.language]
  const amount = formatPaise(Math.max(dueOf(about.booking, about.paidPaise).advance, 0))
  const title = t.reminder({ reference: about.booking.reference, amount })
  const when = advanceWhenOf(about.booking, about.company)
  return written(about, title, [t.reminderIntro({ amount, when })], balanceRows(about), [])
}

/** Says that a refund did not go through. */
export function refundFailedMail({ amountPaise, ...about }: About & { amountPaise: number }): MailBody {
  const t = paymentTexts[about.language]
  const title = t.refundFailed({ reference: about.booking.reference, amount: formatPaise(amountPaise) })
  return written({ ...about, pay: null }, title, [t.refundFailedIntro], balanceRows(about), [])
}

/** What is paid in all, and what is still to be paid or given back. */
function balanceRows({ booking, paidPaise, language }: About): Row[] {
  const { rows } = paymentTexts[language]
  const { balance } = dueOf(booking, paidPaise)
  const paid: Row = [rows.paid, formatPaise(paidPaise)]
  return balance === 0 ? [paid] : [paid, [balance > 0 ? rows.balance : rows.back, formatPaise(Math.abs(balance))]]
}

function written(about: About, heading: string, intro: string[], rows: Row[], files: MailFile[]): MailBody {
  const { booking, link, pay, company, language } = about
  const t = paymentTexts[language]
  const letter: Letter = {
    heading,
    paragraphs: [t.greeting(booking), ...intro, ...(pay ? [pay.paragraph] : [])],
    ...(pay ? { picture: pay.picture } : {}),
    link: { label: t.page, url: link },
    tables: [{ title: t.title, rows }],
  }
  return {
    ...laidOut(letter, company, language),
    files: [...files, ...(pay ? [pay.file] : [])],
  }
}
