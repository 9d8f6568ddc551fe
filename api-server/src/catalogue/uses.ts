import type { Kysely } from 'kysely'
import { TO_COME, type Uses } from 'shared-api/contract'
import type { Database } from '../platform/database/open.ts'
import type { Schema } from '../platform/database/schema.ts'

/** What points to a cab or package, counted for the question before it is deleted. */
export function usesRepository({ db }: Pick<Database, 'db'>) {
  const bookings = (wanted: { cabId: string } | { package: string }) =>
    db
      .selectFrom('bookings')
      .select(({ fn }) => [fn.countAll().as('all'), fn.countAll().filterWhere('status', 'in', TO_COME).as('upcoming')])
      .$if('cabId' in wanted, (query) => query.where('cabId', '=', 'cabId' in wanted ? wanted.cabId : ''))
      .$if('package' in wanted, (query) => query.where('package', '=', 'package' in wanted ? wanted.package : ''))
      .executeTakeFirst()

  return {
    /** The bookings and vehicles of a cab by its id. */
    async ofCab(id: string): Promise<Uses> {
      const found = await bookings({ cabId: id })
      return { enquiries: 0, openEnquiries: 0, ...counted(found), vehicles: await numberedVehicles(db, id) }
    },

    /** The enquiries about a package, and the bookings that name it. Older enquiries know its name alone. */
    async ofPackage({ _id: id, name }: { _id: string; name: string }): Promise<Uses> {
      const enquiries = await aboutPackage(db, id, name)
      return {
        enquiries: Number(enquiries?.all ?? 0),
        openEnquiries: Number(enquiries?.open ?? 0),
        ...counted(await bookings({ package: name })),
        vehicles: 0,
      }
    },
  }
}

type Counts = { all: string | number | bigint; upcoming: string | number | bigint }

const counted = (found: Counts | undefined) => ({
  bookings: Number(found?.all ?? 0),
  upcomingBookings: Number(found?.upcoming ?? 0),
})

/** How many vehicles of a cab have a number: they stay when it is deleted. */
async function numberedVehicles(db: Kysely<Schema>, cabId: string): Promise<number> {
  const { count } = await db
    .selectFrom('vehicles')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('cabId', '=', cabId)
    .where('registration', 'is not', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const aboutPackage = (db: Kysely<Schema>, id: string, name: string) =>
  db
    .selectFrom('enquiries')
    .select(({ fn }) => [fn.countAll().as('all'), fn.countAll().filterWhere('status', '=', 'new').as('open')])
    .where(({ eb, or, and }) =>
      or([eb('packageId', '=', id), and([eb('tourName', '=', name), eb('packageId', 'is', null)])]),
    )
    .executeTakeFirst()
