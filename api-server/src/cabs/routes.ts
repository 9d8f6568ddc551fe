import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { editCabRoutes } from './edit-routes.ts'
import { listCabRoutes } from './list-routes.ts'

/** The fleet: its lists for everyone, its edits for the desk. */
export const cabRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(listCabRoutes)
  await app.register(editCabRoutes)
}
