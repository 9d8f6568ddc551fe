import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { QuotationInput, QuotationLink, QuotationReply, QuotationsReply } from 'shared-api/contract'
import { editOf } from '../bookings/index.ts'
import { clerkLimits } from '../company/index.ts'
import { callerName } from '../platform/http/caller.ts'
import { callsOf } from '../platform/http/calls.ts'
import { versioned } from '../platform/http/etag.ts'
import { ById, IfMatch } from '../platform/http/params.ts'
import { refused } from '../platform/http/problems.ts'
import { quotationMessage } from './mail.ts'
import { referenceOf, statusOf } from './row.ts'
import { type StoredQuotation, toQuotation } from './wire.ts'

const deskCall = callsOf('Quotations', { policy: 'admin' })

/** The desk's quotations for enquiries (docs/product.md, Quotations). */
export const deskQuotationRoutes: FastifyPluginAsyncZod = async (app) => {
  const answer = (request: FastifyRequest, reply: FastifyReply, stored: StoredQuotation) => {
    const { quotation, enquiry } = stored
    request.subjects = [{ id: enquiry.id, name: referenceOf(enquiry, quotation) }]
    return versioned(reply, quotation.version, { quotation: toQuotation(stored, app.now()) })
  }

  app.get(
    '/enquiries/:id/quotations',
    deskCall('The quotations of an enquiry, from the newest', QuotationsReply, { params: ById }),
    async ({ params }) => {
      const stored = await app.quotations.list(params.id)
      return { quotations: stored.map((one) => toQuotation(one, app.now())) }
    },
  )

  app.post(
    '/enquiries/:id/quotations',
    deskCall(
      'Write a quotation, as a draft',
      QuotationReply,
      { params: ById, body: QuotationInput },
      'quotation-added',
    ),
    async (request, reply) => {
      const by = { byName: await callerName(request), limits: await clerkLimits(request) }
      return answer(request, reply, await app.quotations.add(request.params.id, request.body, by))
    },
  )

  app.get('/quotations/:id', deskCall('One quotation', QuotationReply, { params: ById }), async (request, reply) =>
    answer(request, reply, await app.quotations.find(request.params.id)),
  )

  app.put(
    '/quotations/:id',
    deskCall(
      'Change a draft. 409 once it was sent',
      QuotationReply,
      { params: ById, headers: IfMatch, body: QuotationInput },
      'quotation-changed',
    ),
    async (request, reply) =>
      answer(request, reply, await app.quotations.update(request.params.id, request.body, await editOf(request))),
  )

  app.post(
    '/quotations/:id/send',
    deskCall('Send it by mail. 409 once it is over or accepted', QuotationReply, { params: ById }, 'quotation-sent'),
    async (request, reply) => {
      const sent = await app.quotations.send(request.params.id, (stored) => [quotationMessage(app, stored)])
      return answer(request, reply, sent)
    },
  )

  app.post(
    '/quotations/:id/withdraw',
    deskCall('Take it back. 409 once it was accepted', QuotationReply, { params: ById }, 'quotation-withdrawn'),
    async (request, reply) => answer(request, reply, await app.quotations.withdraw(request.params.id)),
  )

  app.post(
    '/quotations/:id/link',
    deskCall(
      'A fresh link to a quotation that was sent, to hand on by hand',
      QuotationLink,
      { params: ById },
      'quotation-sent',
    ),
    async (request) => {
      const { quotation, enquiry } = await app.quotations.find(request.params.id)
      if (statusOf(quotation, app.now()) !== 'sent') throw refused('quotation-has-no-link')
      request.subjects = [{ id: enquiry.id, name: referenceOf(enquiry, quotation), detail: 'link' }]
      return { url: await app.quotations.links.url(quotation.id) }
    },
  )
}
