import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { EnquiriesQuery, EnquiriesReply, EnquiryPatch, EnquiryReply, NewAnswer } from 'shared-api/contract'
import { callerName } from '../platform/http/caller.ts'
import { allowsEdit, etagOf } from '../platform/http/etag.ts'
import { ById, IdempotencyKey, IfMatch } from '../platform/http/params.ts'
import { replies } from '../platform/http/replies.ts'
import { answerMessage } from './messages.ts'
import { toEnquiry } from './wire.ts'

/** The desk's enquiries: one inbox for all forms. */
export const deskEnquiryRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/enquiries',
    {
      config: { policy: 'admin' },
      schema: {
        tags: ['Enquiries'],
        summary: 'Enquiries, those that wait first, by status, kind, and words of name, phone, email or reference',
        querystring: EnquiriesQuery,
        response: replies(EnquiriesReply),
      },
    },
    async ({ query }) => {
      const { page, nextCursor, total } = await app.enquiries.list(query)
      return { enquiries: page.map(toEnquiry), nextCursor, total }
    },
  )

  app.get(
    '/enquiries/:id',
    {
      config: { policy: 'admin' },
      schema: {
        tags: ['Enquiries'],
        summary: 'One enquiry, with its mails',
        params: ById,
        response: replies(EnquiryReply),
      },
    },
    async ({ params }, reply) => {
      const stored = await app.enquiries.find(params.id)
      reply.header('etag', etagOf(stored.enquiry.version))
      return { enquiry: toEnquiry(stored) }
    },
  )

  app.patch(
    '/enquiries/:id',
    {
      config: { policy: 'admin', activity: 'enquiry-changed' },
      schema: {
        tags: ['Enquiries'],
        summary: 'Change status or note',
        params: ById,
        headers: IfMatch,
        body: EnquiryPatch,
        response: replies(EnquiryReply),
      },
    },
    async ({ params, body, headers }, reply) => {
      const stored = await app.enquiries.update(params.id, body, (version) => allowsEdit(headers['if-match'], version))
      reply.header('etag', etagOf(stored.enquiry.version))
      return { enquiry: toEnquiry(stored) }
    },
  )

  app.post(
    '/enquiries/:id/answers',
    {
      config: { policy: 'admin', activity: 'enquiry-answered' },
      schema: {
        tags: ['Enquiries'],
        summary: 'Answer an enquiry by mail, in the language of its sender. It is marked as answered',
        ...{ params: ById, headers: IdempotencyKey, body: NewAnswer, response: replies(EnquiryReply) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const byName = await callerName(request)
      const by = { byName, key: request.headers['idempotency-key'] }
      await app.enquiries.answer(id, request.body, by, (enquiry, answer) => [answerMessage(app, enquiry, answer)])
      const stored = await app.enquiries.find(id)
      request.subjects = [{ id, name: stored.enquiry.reference ?? '' }]
      reply.header('etag', etagOf(stored.enquiry.version))
      return { enquiry: toEnquiry(stored) }
    },
  )
}
