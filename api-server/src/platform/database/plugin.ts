import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from '../config.ts'
import { type ListRevisions, listRevisions } from './list-revisions.ts'
import { type Database, openDatabase } from './open.ts'

declare module 'fastify' {
  interface FastifyInstance {
    database: Database
    listRevisions: ListRevisions
  }
}

/** Opens the database for as long as the app lives. */
export const database = fastifyPlugin(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    const opened = await openDatabase(config, (error) => app.log.warn({ err: error }, 'database connection broke'))
    app.decorate('database', opened)
    app.decorate('listRevisions', listRevisions(opened, app.now))
    app.addHook('onClose', () => opened.close())
  },
  { name: 'database' },
)
