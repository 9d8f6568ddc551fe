import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { type ContactRepository, contactRepository } from './repository.ts'

export { insertContact, toContact } from './repository.ts'
export { contactRoutes } from './routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    contacts: ContactRepository
  }
}

/** The persons of the desk's notebook. */
export const contacts = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('contacts', contactRepository(app.database))
  },
  { name: 'contacts', dependencies: ['database'] },
)
