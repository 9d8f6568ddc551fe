import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { EnquiriesQuery, EnquiriesReply, EnquiryPatch, EnquiryReply, NewAnswer } from 'shared-api/contract'
import { callerName } from '../platform/http/caller.ts'
import { callsOf } from '../platform/http/calls.ts'
import { allowsEdit, versioned } from '../platform/http/etag.ts'
import { ById, IdempotencyKey, IfMatch } from '../platform/http/params.ts'
import { answerMessage } from './messages.ts'
import { toEnquiry } from './wire.ts'

const deskCall = callsOf('Enquiries', { policy: 'admin' })

/** The desk's enquiries: one inbox for all forms. */
export const deskEnquiryRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/enquiries',
    deskCall(
      'Enquiries, those that wait first, by status, kind, and words of name, phone, email or reference',
      EnquiriesReply,
      { querystring: EnquiriesQuery },
    ),
    async ({ query }) => {
      const { page, nextCursor, total } = await app.enquiries.list(query)
      return { enquiries: page.map(toEnquiry), nextCursor, total }
    },
  )

  app.get(
    '/enquiries/:id',
    deskCall('One enquiry, with its mails', EnquiryReply, { params: ById }),
    async ({ params }, reply) => {
      const stored = await app.enquiries.find(params.id)
      return versioned(reply, stored.enquiry.version, { enquiry: toEnquiry(stored) })
    },
  )

  app.patch(
    '/enquiries/:id',
    deskCall(
      'Change status or note',
      EnquiryReply,
      { params: ById, headers: IfMatch, body: EnquiryPatch },
      'enquiry-changed',
    ),
    async ({ params, body, headers }, reply) => {
      const stored = await app.enquiries.update(params.id, body, (version) => allowsEdit(headers['if-match'], version))
      return versioned(reply, stored.enquiry.version, { enquiry: toEnquiry(stored) })
    },
  )

  app.post(
    '/enquiries/:id/answers',
    deskCall(
      'Answer an enquiry by mail, in the language of its sender. It is marked as answered',
      EnquiryReply,
      { params: ById, headers: IdempotencyKey, body: NewAnswer },
      'enquiry-answered',
    ),
    async (request, reply) => {
      const { id } = request.params
      const byName = await callerName(request)
      const by = { byName, key: request.headers['idempotency-key'] }
      await app.enquiries.answer(id, request.body, by, (enquiry, answer) => [answerMessage(app, enquiry, answer)])
      const stored = await app.enquiries.find(id)
      request.subjects = [{ id, name: stored.enquiry.reference ?? '' }]
      return versioned(reply, stored.enquiry.version, { enquiry: toEnquiry(stored) })
    },
  )
}
