import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { findBooking } from '../bookings/record/index.ts'
import { findPayment, upiPart } from '../payments/index.ts'
import type { OutboxRow } from '../platform/database/schema.ts'
import { invoiceMail, paymentMail, refundFailedMail, reminderMail } from './mails.ts'
import { documentPdf } from './pdf.ts'

/** In whose name a receipt is issued that nobody asked for. */
const NOBODY = ''

/** Writes the mails about money when they are sent, each with its document (docs/product.md, Messages). */
export const documentDeliveries = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { deliveries, links } = app

    async function about({ bookingId, language }: OutboxRow) {
      const { booking, paidPaise } = await app.bookings.find(bookingId ?? '')
      const due = await app.payments.upiIfDue(booking)
      const link = await links.urlForTraveller(booking.id, language)
      return { booking, paidPaise, link, pay: due && (await upiPart(due, language)), company: app.company(), language }
    }
    async function paper(number: string, { language }: OutboxRow) {
      const content = await app.documents.content(number)
      const pdf = await documentPdf(content, language)
      return { content, file: { filename: `${number}.pdf`, contentType: 'application/pdf', content: pdf } }
    }

    // Travellers without a mail address find the receipt on the trip's page; others get it by mail.
    app.onPayment(async (bookingId) => {
      const { mail } = await findBooking(app.database.db, bookingId)
      if (mail !== '') return
      const { payments } = await app.payments.ledger(bookingId)
      const receipts = payments.filter(({ amount, takesBack }) => amount > 0 && !takesBack)
      for (const { id } of receipts) await app.documents.ofPayment(id, NOBODY)
    })

    deliveries.byMail('payment', async (message) => {
      const { number } = await app.documents.ofPayment(message.about ?? '', NOBODY)
      return paymentMail({ ...(await about(message)), ...(await paper(number, message)) })
    })
    deliveries.byMail('refund-failed', async (message) => {
      const entry = await findPayment(app.database.db, 'id', message.about ?? '')
      return refundFailedMail({ ...(await about(message)), amountPaise: Math.abs(entry?.amountPaise ?? 0) })
    })
    deliveries.byMail('invoice', async (message) =>
      invoiceMail({ ...(await about(message)), ...(await paper(message.about ?? '', message)) }),
    )
    deliveries.byMail('advance-reminder', async (message) => reminderMail(await about(message)))
  },
  { name: 'document-deliveries' },
)
