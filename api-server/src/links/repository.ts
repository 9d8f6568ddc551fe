import type { Kysely } from 'kysely'
import type { Database } from '../platform/database/open.ts'
import type { LinkRow, Schema } from '../platform/database/schema.ts'
import { newSessionId, sha256 } from '../platform/ids.ts'

export type LinkRepository = ReturnType<typeof linkRepository>

/**
 * Links to one booking (docs/product.md, Links). A token is 256 random bits and stored as a hash, so each message has its
 * own; all of a booking end with it.
 */
export function linkRepository({ db }: Database, now: () => number, publicOrigin: string) {
  return {
    /** A new token for the traveller of a booking; `tx` inside a transaction. */
    forTraveller: (bookingId: string, tx: Kysely<Schema> = db) =>
      create(tx, { kind: 'traveller', bookingId, driverId: null }),

    /** The path of the traveller's page, with a new token; `tx` inside a transaction. */
    pathForTraveller: async (bookingId: string, tx: Kysely<Schema> = db) =>
      `/trip/${await create(tx, { kind: 'traveller', bookingId, driverId: null })}`,

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

    /** As `pathForTraveller`, with the origin that visitors use: for messages. */
    urlForTraveller: async (bookingId: string, tx: Kysely<Schema> = db) =>
      `${publicOrigin}/trip/${await create(tx, { kind: 'traveller', bookingId, driverId: null })}`,

    /** A new token for the driver of a trip. */
    forDriver: (bookingId: string, driverId: string, tx: Kysely<Schema> = db) =>
      create(tx, { kind: 'driver', bookingId, driverId }),

    /** What a token opens; null for an unknown one. */
    find: (token: string, kind: LinkRow['kind']): Promise<LinkRow | undefined> =>
      db
        .selectFrom('links')
        .selectAll()
        .where('tokenHash', '=', sha256(token))
        .where('kind', '=', kind)
        .executeTakeFirst(),
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
