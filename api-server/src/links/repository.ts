import type { Kysely } from 'kysely'
import { DAY_MS } from 'shared-api/india'
import { type Language, pathIn } from 'shared-api/languages'
import type { Database } from '../platform/database/open.ts'
import type { LinkRow, Schema } from '../platform/database/schema.ts'
import { notFound } from '../platform/http/problems.ts'
import { newSessionId, sha256 } from '../platform/ids.ts'

/** How long a link is kept after the trip's end, and after it was made. */
const KEPT_MS = 90 * DAY_MS

export type LinkRepository = ReturnType<typeof linkRepository>

/**
 * Links to one booking (docs/product.md, Links). A token is 256 random bits and stored as a hash, so each message has its
 * own.
 */
export function linkRepository({ db }: Database, now: () => number, publicOrigin: string) {
  return {
    /** A new token for the traveller of a booking. */
    forTraveller,

    /** The path of the traveller's page without a language, with a new token; `tx` inside a transaction. */
    pathForTraveller,

    /** As `pathForTraveller`, for each of several bookings in their order. */
    async pathsForTravellers(bookingIds: string[]): Promise<string[]> {
      const made = bookingIds.map((bookingId) => ({ bookingId, token: newSessionId() }))
      const rows = made.map(({ bookingId, token }) => ({
        ...{ tokenHash: sha256(token), kind: 'traveller' as const, bookingId, driverId: null, createdAt: now() },
      }))
      if (rows.length > 0) await db.insertInto('links').values(rows).execute()
      return made.map(({ token }) => `/trip/${token}`)
    },

    /** A path of the same shape that opens nothing. */
    pathToNothing: () => `/trip/${newSessionId()}`,

    /** The address of the traveller's page in a language, with a new token: for messages. */
    urlForTraveller: async (bookingId: string, language: Language) =>
      publicOrigin + pathIn(language, await pathForTraveller(bookingId)),

    /** A new token for the driver of a trip. */
    forDriver,

    /** The address of the driver's page, with a new token: for messages. */
    urlForDriver: async (bookingId: string, driverId: string) =>
      `${publicOrigin}/drive/${await forDriver(bookingId, driverId)}`,

    /** Closes the links of a trip's drivers for good. */
    closeForDriver: (bookingId: string) => closeDriverLinks(db, bookingId),

    /** Deletes links made over 90 days ago to trips that ended over 90 days ago. */
    async deleteOld(): Promise<void> {
      const before = now() - KEPT_MS
      await db
        .deleteFrom('links')
        .where('links.createdAt', '<', before)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('bookings')
              .select('bookings.id')
              .whereRef('bookings.id', '=', 'links.bookingId')
              .where('bookings.endsAt', '<', before),
          ),
        )
        .execute()
    },

    /** What a token opens; undefined for an unknown one. */
    find: (token: string, kind: LinkRow['kind']): Promise<LinkRow | undefined> =>
      opened(token, kind).executeTakeFirst(),

    /** The id of the booking that a traveller's token opens. Throws AppError 404 for an unknown one. */
    bookingOf: async (token: string): Promise<string> =>
      (await opened(token, 'traveller').executeTakeFirstOrThrow(notFound)).bookingId,
  }

  function opened(token: string, kind: LinkRow['kind']) {
    return db.selectFrom('links').selectAll().where('tokenHash', '=', sha256(token)).where('kind', '=', kind)
  }

  function forTraveller(bookingId: string, tx: Kysely<Schema> = db) {
    return create(tx, { kind: 'traveller', bookingId, driverId: null })
  }

  async function pathForTraveller(bookingId: string, tx: Kysely<Schema> = db) {
    return `/trip/${await forTraveller(bookingId, tx)}`
  }

  function forDriver(bookingId: string, driverId: string) {
    return create(db, { kind: 'driver', bookingId, driverId })
  }

  async function create(tx: Kysely<Schema>, link: Pick<LinkRow, 'kind' | 'bookingId' | 'driverId'>): Promise<string> {
    const token = newSessionId()
    await tx
      .insertInto('links')
      .values({ ...link, tokenHash: sha256(token), createdAt: now() })
      .execute()
    return token
  }
}

/** Closes the links of a trip's drivers for good: a closed one is no driver's, also when the same one is assigned again. Whose it was stays known. */
export const closeDriverLinks = (tx: Kysely<Schema>, bookingId: string) =>
  tx
    .updateTable('links')
    .set(({ ref }) => ({ closedDriverId: ref('driverId'), driverId: null }))
    .where('bookingId', '=', bookingId)
    .where('kind', '=', 'driver')
    .where('driverId', 'is not', null)
    .execute()
