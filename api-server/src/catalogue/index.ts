import type { FastifyInstance } from 'fastify'
import { pictureRoute } from './picture-route.ts'
import { catalogueRoutes as deskRoutes } from './routes.ts'

/** What cabs and packages share: the desk's calls for their lists, and their pictures. */
export async function catalogueRoutes(app: FastifyInstance): Promise<void> {
  await app.register(deskRoutes)
  await app.register(pictureRoute)
}
