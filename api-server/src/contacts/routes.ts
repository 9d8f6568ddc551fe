import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ContactsQuery, ContactsReply } from 'shared-api/contract'
import { callsOf } from '../platform/http/calls.ts'

const deskCall = callsOf('Desk', { policy: 'admin' })

/** GET contacts: whom the desk knows, for the form of a booking by phone. */
export const contactRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/contacts',
    deskCall(
      'Whom the desk knows by the beginning of a name or number: its notebook, then earlier travellers',
      ContactsReply,
      { querystring: ContactsQuery },
    ),
    async ({ query }) => ({ contacts: await app.contacts.find(query.q) }),
  )
}
