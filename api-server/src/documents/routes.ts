import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  type Document,
  DocumentListQuery,
  DocumentListReply,
  DocumentNumber,
  DocumentReply,
  DocumentsQuery,
  DocumentsReply,
  Empty,
  Id,
  IssueCreditNote,
  IssueInvoice,
} from 'shared-api/contract'
import { z } from 'zod'
import { clerkLimits } from '../company/index.ts'
import { callerName } from '../platform/http/caller.ts'
import { callsOf } from '../platform/http/calls.ts'
import { languageOfCaller } from '../platform/http/language.ts'
import { ById, IdempotencyKey } from '../platform/http/params.ts'
import { callerOf } from '../platform/http/rate-limits.ts'
import { problems } from '../platform/http/replies.ts'
import { documentPdf } from './pdf.ts'

const deskCall = callsOf('Documents', { policy: 'admin' })
const travellerCall = callsOf('Traveller', { policy: 'traveller' })
const activity = 'document-issued'
const ByNumber = z.strictObject({ number: DocumentNumber })
const pdfReply = { 200: { description: 'A PDF', content: { 'application/pdf': { schema: z.string() } } }, ...problems }

function issued(request: FastifyRequest, document: Document) {
  const { number } = document
  request.subjects = [{ id: number, name: number }]
  return { document }
}

const sendPdf = (reply: FastifyReply, pdf: Buffer): FastifyReply => reply.type('application/pdf').send(pdf)

/** Invoices, receipts and their kin, for the desk and by the traveller's link (docs/product.md, Documents). */
export const documentRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/invoices',
    deskCall('Documents by day or booking', DocumentsReply, { querystring: DocumentsQuery }),
    async ({ query }) => ({ documents: await app.documents.list(query) }),
  )

  app.get(
    '/documents',
    deskCall('All documents from the newest, by words, kind or month', DocumentListReply, {
      querystring: DocumentListQuery,
    }),
    async ({ query }) => app.documents.page(query),
  )

  app.post(
    '/invoices/:number/mail',
    deskCall('Mail a document to its traveller again', Empty, { params: ByNumber }, 'message-sent-again'),
    async (request) => {
      const { number } = request.params
      request.subjects = [{ id: number, name: number }]
      await app.documents.send(number)
      return {}
    },
  )

  app.post(
    '/bookings/:id/invoice',
    deskCall(
      'Issue the invoice of a trip that is over, or of its fee. 409 while one holds',
      DocumentReply,
      { params: ById, body: IssueInvoice },
      activity,
    ),
    async (request) => {
      const { params, body } = request
      const invoice = await app.documents.invoice(params.id, body.recipient, await callerName(request))
      return issued(request, invoice)
    },
  )

  app.post(
    '/invoices/:number/credit-note',
    deskCall(
      'Take an invoice back, or an amount of it. 409 for one that was taken back already',
      DocumentReply,
      { params: ByNumber, headers: IdempotencyKey, body: IssueCreditNote },
      activity,
    ),
    async (request) => {
      const { params, body } = request
      const [byName, limits] = [await callerName(request), await clerkLimits(request)]
      const key = request.headers['idempotency-key'] ?? null
      return issued(request, await app.documents.creditNote(params.number, body, byName, { limits, key }))
    },
  )

  app.post(
    '/payments/:id/document',
    deskCall(
      'The receipt of a payment or the voucher of a refund, issued once',
      DocumentReply,
      { params: z.strictObject({ id: Id }) },
      activity,
    ),
    async (request) => issued(request, await app.documents.ofPayment(request.params.id, await callerName(request))),
  )

  app.get(
    '/invoices/:number.pdf',
    deskCall('A document as PDF', pdfReply, { params: ByNumber }),
    async (request, reply) => {
      const content = await app.documents.content(request.params.number)
      return sendPdf(reply, await documentPdf(content, languageOfCaller(request.raw)))
    },
  )

  app.get(
    '/trip/:token/invoices/:number.pdf',
    travellerCall('A document of the trip as PDF', pdfReply, {
      params: z.strictObject({ token: z.string().max(100), number: DocumentNumber }),
    }),
    async (request, reply) => {
      const { token, number } = request.params
      const content = await app.documents.content(number, await app.links.bookingOf(token))
      const write = () => documentPdf(content, languageOfCaller(request.raw))
      return sendPdf(reply, await app.budget.made(callerOf(request), write))
    },
  )
}
