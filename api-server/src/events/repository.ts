import { DESK_EVENTS, type DeskEventName } from 'shared-api/contract'
import type { Database } from '../platform/database/open.ts'

/** A record that was added, changed or deleted lately, in the version that it has now. */
export type Change = { name: DeskEventName; id: string; version: number }

const TABLES = {
  booking: 'bookings',
  enquiry: 'enquiries',
  vehicle: 'vehicles',
  driver: 'drivers',
  cab: 'cabs',
  tariff: 'tariffs',
} as const satisfies Record<DeskEventName, string>

/** How far back a look goes, in ms: a transaction may take some seconds after it read the clock, and clocks differ. */
const LOOK_BACK = 30_000

/** What any process changed lately; an index on `updatedAt` keeps a look from reading other rows. */
export function changeRepository({ db }: Pick<Database, 'db'>, now: () => number) {
  return {
    async recent(): Promise<Change[]> {
      const since = now() - LOOK_BACK
      const found = DESK_EVENTS.map(async (name) => {
        const rows = await db
          .selectFrom(TABLES[name])
          .select(['id', 'version'])
          .where('updatedAt', '>', since)
          .orderBy('updatedAt')
          .execute()
        return rows.map((row) => ({ name, ...row }))
      })
      return (await Promise.all(found)).flat()
    },
  }
}
