import { sql } from 'kysely'
import { DAY_MS, dayAfter, istDay } from 'shared-api/india'
import { inBatches } from '../platform/database/in-batches.ts'
import type { Database } from '../platform/database/open.ts'
import { newSessionId, sha256 } from '../platform/ids.ts'

/** How long a link says that its quotation is over, in days; after that it is unknown. */
const KEPT_DAYS = 90

/** Links to one quotation, as those to a booking: 256 random bits, stored as a hash (docs/product.md, Links). */
export const quotationLinks = ({ db }: Database, now: () => number, publicOrigin: string) => ({
  /** The address of a quotation's page, with a new token. */
  async url(quotationId: string): Promise<string> {
    const token = newSessionId()
    await db
      .insertInto('quotationLinks')
      .values({ tokenHash: sha256(token), quotationId, createdAt: now() })
      .execute()
    return `${publicOrigin}/quotation/${token}`
  },

  /** The id of the quotation that a token opens; undefined for an unknown one. */
  async find(token: string): Promise<string | undefined> {
    const query = db.selectFrom('quotationLinks').select('quotationId').where('tokenHash', '=', sha256(token))
    return (await query.executeTakeFirst())?.quotationId
  },

  /** Deletes links to quotations whose day is long over. */
  deleteOld: (): Promise<void> =>
    inBatches(async (limit) => {
      const before = dayAfter(istDay(now()), -KEPT_DAYS)
      const old = db
        .selectFrom('quotationLinks')
        .innerJoin('quotations', 'quotations.id', 'quotationLinks.quotationId')
        .select('quotationLinks.tokenHash')
        // By the index: a link is never made after its quotation's day.
        .where('quotationLinks.createdAt', '<', now() - KEPT_DAYS * DAY_MS)
        .where(sql<boolean>`quotations.valid_until < ${before}`)
        .limit(limit)
      const query = db.deleteFrom('quotationLinks').where('tokenHash', 'in', old)
      return (await query.executeTakeFirst()).numDeletedRows
    }),
})
