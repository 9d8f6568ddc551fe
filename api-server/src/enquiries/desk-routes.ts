import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { EnquiriesQuery, EnquiriesReply, EnquiryPatch, EnquiryReply, NewAnswer } from 'shared-api/contract'
import { callerName } from '../platform/http/caller.ts'
import { callsOf } from '../platform/http/calls.ts'
import { allowsEdit, versioned } from '../platform/http/etag.ts'
import { languageOfCaller } from '../platform/http/language.ts'
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
    async (request) => {
      const { page, nextCursor, total } = await app.enquiries.list(request.query)
      const language = languageOfCaller(request)
      return { enquiries: page.map((stored) => toEnquiry(stored, language)), nextCursor, total }
    },
  )

  app.get(
    '/enquiries/:id',
    deskCall('One enquiry, with its mails', EnquiryReply, { params: ById }),
    async (request, reply) => {
      const stored = await app.enquiries.find(request.params.id)
      return versioned(reply, stored.enquiry.version, { enquiry: toEnquiry(stored, languageOfCaller(request)) })
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
    async (request, reply) => {
      const { params, body, headers } = request
      const stored = await app.enquiries.update(params.id, body, (version) => allowsEdit(headers['if-match'], version))
      return versioned(reply, stored.enquiry.version, { enquiry: toEnquiry(stored, languageOfCaller(request)) })
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
      return versioned(reply, stored.enquiry.version, { enquiry: toEnquiry(stored, languageOfCaller(request)) })
    },
  )
}
