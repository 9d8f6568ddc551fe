import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { QuotationInput, QuotationLink, QuotationReply, QuotationsReply } from 'shared-api/contract'
import { editOf } from '../bookings/index.ts'
import { clerkLimits } from '../company/index.ts'
import { callerName } from '../platform/http/caller.ts'
import { etagOf } from '../platform/http/etag.ts'
import { ById, IfMatch } from '../platform/http/params.ts'
import { refused } from '../platform/http/problems.ts'
import { replies } from '../platform/http/replies.ts'
import { quotationMessage } from './mail.ts'
import { referenceOf, statusOf } from './row.ts'
import { type StoredQuotation, toQuotation } from './wire.ts'

const tags = ['Quotations']
const response = replies(QuotationReply)

/** The desk's quotations for enquiries (docs/product.md, Quotations). */
export const deskQuotationRoutes: FastifyPluginAsyncZod = async (app) => {
  const answer = (request: FastifyRequest, reply: FastifyReply, stored: StoredQuotation) => {
    const { quotation, enquiry } = stored
    request.subjects = [{ id: enquiry.id, name: referenceOf(enquiry, quotation) }]
    reply.header('etag', etagOf(quotation.version))
    return { quotation: toQuotation(stored, app.now()) }
  }

  app.get(
    '/enquiries/:id/quotations',
    {
      config: { policy: 'admin' },
      schema: {
        tags,
        summary: 'The quotations of an enquiry, from the newest',
        ...{ params: ById, response: replies(QuotationsReply) },
      },
    },
    async ({ params }) => {
      const stored = await app.quotations.list(params.id)
      return { quotations: stored.map((one) => toQuotation(one, app.now())) }
    },
  )

  app.post(
    '/enquiries/:id/quotations',
    {
      config: { policy: 'admin', activity: 'quotation-added' },
      schema: { tags, summary: 'Write a quotation, as a draft', params: ById, body: QuotationInput, response },
    },
    async (request, reply) => {
      const by = { byName: await callerName(request), limits: await clerkLimits(request) }
      return answer(request, reply, await app.quotations.add(request.params.id, request.body, by))
    },
  )

  app.get(
    '/quotations/:id',
    { config: { policy: 'admin' }, schema: { tags, summary: 'One quotation', params: ById, response } },
    async (request, reply) => answer(request, reply, await app.quotations.find(request.params.id)),
  )

  app.put(
    '/quotations/:id',
    {
      config: { policy: 'admin', activity: 'quotation-changed' },
      schema: {
        tags,
        summary: 'Change a draft. 409 once it was sent',
        ...{ params: ById, headers: IfMatch, body: QuotationInput, response },
      },
    },
    async (request, reply) =>
      answer(request, reply, await app.quotations.update(request.params.id, request.body, await editOf(request))),
  )

  app.post(
    '/quotations/:id/send',
    {
      config: { policy: 'admin', activity: 'quotation-sent' },
      schema: { tags, summary: 'Send it by mail. 409 once it is over or accepted', params: ById, response },
    },
    async (request, reply) => {
      const sent = await app.quotations.send(request.params.id, (stored) => [quotationMessage(app, stored)])
      return answer(request, reply, sent)
    },
  )

  app.post(
    '/quotations/:id/withdraw',
    {
      config: { policy: 'admin', activity: 'quotation-withdrawn' },
      schema: { tags, summary: 'Take it back. 409 once it was accepted', params: ById, response },
    },
    async (request, reply) => answer(request, reply, await app.quotations.withdraw(request.params.id)),
  )

  app.post(
    '/quotations/:id/link',
    {
      config: { policy: 'admin', activity: 'quotation-sent' },
      schema: {
        tags,
        summary: 'A fresh link to a quotation that was sent, to hand on by hand',
        ...{ params: ById, response: replies(QuotationLink) },
      },
    },
    async (request) => {
      const { quotation, enquiry } = await app.quotations.find(request.params.id)
      if (statusOf(quotation, app.now()) !== 'sent') throw refused('quotation-has-no-link')
      request.subjects = [{ id: enquiry.id, name: referenceOf(enquiry, quotation), detail: 'link' }]
      return { url: await app.quotations.links.url(quotation.id) }
    },
  )
}
