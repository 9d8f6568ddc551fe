import type { FastifyInstance } from 'fastify'
import type { Database } from '../platform/database/open.ts'
import { refusedFor } from '../platform/http/problems.ts'
import { deleteRefusal } from './delete-refusal.ts'
import { pictureRoute } from './picture-route.ts'
import { type CatalogueRecords, catalogueRoutes as deskRoutes } from './routes.ts'
import { usesRepository } from './uses.ts'

export { lastPosition, placeBefore } from './order.ts'
export { changedTexts, parseTexts } from './record.ts'
export {
  cabIn,
  changedTranslations,
  ifSaid,
  type Lists,
  packageIn,
  wordsOf,
} from './translations.ts'

/** What cabs and packages share: the desk's calls for their lists, and their pictures. */
export async function catalogueRoutes(app: FastifyInstance, records: CatalogueRecords): Promise<void> {
  await app.register(deskRoutes, records)
  await app.register(pictureRoute)
}

/**
 * Refuses to delete a package that somebody still needs. A cab may go: its bookings keep what they say of it.
 * @throws AppError 409 with the reason
 */
export async function refuseNeeded(
  database: Pick<Database, 'db'>,
  item: Parameters<ReturnType<typeof usesRepository>['ofPackage']>[0],
): Promise<void> {
  const refusal = deleteRefusal(await usesRepository(database).ofPackage(item))
  if (refusal) throw refusedFor([refusal])
}
