import type { Kysely } from 'kysely'
import { type Holiday, TO_COME, type Uses } from 'shared-api/contract'
import type { Database } from '../platform/database/open.ts'
import type { Schema } from '../platform/database/schema.ts'

type NamedPackage = Pick<Holiday, '_id' | 'name' | 'translations'>

/** What points to a cab or package, counted for the question before it is deleted. */
export function usesRepository({ db }: Pick<Database, 'db'>) {
  const bookings = (wanted: { cabId: string } | { packages: string[] }) =>
    db
      .selectFrom('bookings')
      .select(({ fn }) => [fn.countAll().as('all'), fn.countAll().filterWhere('status', 'in', TO_COME).as('upcoming')])
      .$if('cabId' in wanted, (query) => query.where('cabId', '=', 'cabId' in wanted ? wanted.cabId : ''))
      .$if('packages' in wanted, (query) => query.where('package', 'in', 'packages' in wanted ? wanted.packages : []))
      .executeTakeFirst()

  return {
    /** The bookings and vehicles of a cab by its id. */
    async ofCab(id: string): Promise<Uses> {
      const found = await bookings({ cabId: id })
      return { enquiries: 0, openEnquiries: 0, ...counted(found), vehicles: await numberedVehicles(db, id) }
    },

    /** The enquiries about a package, and the bookings that name it, in any language. Older enquiries know its name alone. */
    async ofPackage({ _id: id, name, translations = {} }: NamedPackage): Promise<Uses> {
      const names = [name, ...Object.values(translations).flatMap((texts) => texts?.name ?? [])]
      const enquiries = await aboutPackage(db, id, names)
      return {
        enquiries: Number(enquiries?.all ?? 0),
        openEnquiries: Number(enquiries?.open ?? 0),
        ...counted(await bookings({ packages: names })),
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

const aboutPackage = (db: Kysely<Schema>, id: string, names: string[]) =>
  db
    .selectFrom('enquiries')
    .select(({ fn }) => [fn.countAll().as('all'), fn.countAll().filterWhere('status', '=', 'new').as('open')])
    .where(({ eb, or, and }) =>
      or([eb('packageId', '=', id), and([eb('tourName', 'in', names), eb('packageId', 'is', null)])]),
    )
    .executeTakeFirst()
