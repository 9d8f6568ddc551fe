import type { DeskEventName } from 'shared-api/contract'
import type { Database } from '../platform/database/open.ts'

/** A record that was added, changed or deleted lately, in the version that it has now. */
export type Change = { name: DeskEventName; id: string; version: number }

const TABLES = [
  ['booking', 'bookings'],
  ['enquiry', 'enquiries'],
  ['vehicle', 'vehicles'],
  ['driver', 'drivers'],
  ['cab', 'cabs'],
  ['tariff', 'tariffs'],
] as const satisfies [DeskEventName, string][]

/** How far back a look goes, in ms: a transaction may take some seconds after it read the clock, and clocks differ. */
const LOOK_BACK = 30_000

/** What any process changed lately; an index on `updatedAt` keeps a look from reading other rows. */
export function changeRepository({ db }: Pick<Database, 'db'>, now: () => number) {
  return {
    async recent(): Promise<Change[]> {
      const since = now() - LOOK_BACK
      const found: Change[] = await reports(since)
      // One after another: a look takes one connection, however many tables it reads.
      for (const [name, table] of TABLES) {
        const rows = await db
          .selectFrom(table)
          .select(['id', 'version'])
          .where('updatedAt', '>', since)
          .orderBy('updatedAt')
          .execute()
        found.push(...rows.map((row) => ({ name, ...row })))
      }
      return found
    },
  }

  /** What travellers and drivers say was paid, while the desk has not looked. */
  async function reports(since: number): Promise<Change[]> {
    const waiting = db.selectFrom('paymentClaims').select('id').where('outcome', '=', 'waiting').where('at', '>', since)
    return (await waiting.execute()).map(({ id }) => ({ name: 'payment', id, version: 0 }))
  }
}
