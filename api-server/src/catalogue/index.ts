import type { FastifyInstance } from 'fastify'
import type { Database } from '../platform/database/open.ts'
import { AppError } from '../platform/http/problems.ts'
import { deleteRefusal } from './delete-refusal.ts'
import { pictureRoute } from './picture-route.ts'
import { catalogueRoutes as deskRoutes } from './routes.ts'
import { usesRepository } from './uses.ts'

/** What cabs and packages share: the desk's calls for their lists, and their pictures. */
export async function catalogueRoutes(app: FastifyInstance): Promise<void> {
  await app.register(deskRoutes)
  await app.register(pictureRoute)
}

/** Checks, before a cab or package is deleted, that nothing still needs it. */
export function deleteGuard(database: Pick<Database, 'db'>) {
  const uses = usesRepository(database)
  const refuse = (refusal: string | null) => {
    if (refusal) throw new AppError('conflict', { detail: refusal })
  }
  return {
    /** @throws AppError 409 with the reason */
    ofCab: async (id: string) => refuse(deleteRefusal(await uses.ofCab(id))),
    /** @throws AppError 409 with the reason */
    ofPackage: async (item: { _id: string; name: string }) => refuse(deleteRefusal(await uses.ofPackage(item))),
  }
}
