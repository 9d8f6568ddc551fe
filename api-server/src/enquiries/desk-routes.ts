import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { EnquiriesQuery, EnquiriesReply, EnquiryPatch, EnquiryReply } from 'shared-api/contract'
import { allowsEdit, etagOf } from '../platform/http/etag.ts'
import { ById, IfMatch } from '../platform/http/params.ts'
import { replies } from '../platform/http/replies.ts'
import { toEnquiry } from './wire.ts'

/** The desk's enquiries: one inbox for all forms. */
export const deskEnquiryRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/enquiries',
    {
      config: { policy: 'admin' },
      schema: {
        tags: ['Enquiries'],
        summary: 'Enquiries from the newest, by status, kind, and words of name, phone or email',
        querystring: EnquiriesQuery,
        response: replies(EnquiriesReply),
      },
    },
    async ({ query }) => {
      const { page, nextCursor, total } = await app.enquiries.list(query)
      return { enquiries: page.map(({ enquiry, mails }) => toEnquiry(enquiry, mails)), nextCursor, total }
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
      const { enquiry, mails } = await app.enquiries.find(params.id)
      reply.header('etag', etagOf(enquiry.version))
      return { enquiry: toEnquiry(enquiry, mails) }
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
      const { enquiry, mails } = await app.enquiries.update(params.id, body, (version) =>
        allowsEdit(headers['if-match'], version),
      )
      reply.header('etag', etagOf(enquiry.version))
      return { enquiry: toEnquiry(enquiry, mails) }
    },
  )
}
