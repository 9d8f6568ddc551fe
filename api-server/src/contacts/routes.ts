import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ContactsQuery, ContactsReply } from 'shared-api/contract'
import { replies } from '../platform/http/replies.ts'

/** GET contacts: whom the desk knows, for the form of a booking by phone. */
export const contactRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/contacts',
    {
      config: { policy: 'admin' },
      schema: {
        tags: ['Desk'],
        summary: 'Whom the desk knows by the beginning of a name or number: its notebook, then earlier travellers',
        querystring: ContactsQuery,
        response: replies(ContactsReply),
      },
    },
    async ({ query }) => ({ contacts: await app.contacts.find(query.q) }),
  )
}
