import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import type { Database } from '../platform/database/open.ts'
import type { Schema } from '../platform/database/schema.ts'
import { addRows, COUNTS, storeFiles } from './rows.ts'

const MARK = 'demoData'

type App = Pick<FastifyInstance, 'database' | 'uploads' | 'now' | 'log'>

/**
 * At the first start on a database, fills it with the demo data, or with `wanted` false notes that it is to stay
 * empty. The files come first and the rows in one transaction after them: cut short, the next start goes on.
 */
export async function seedDemoData(app: App, wanted: boolean): Promise<void> {
  if (!(await isNew(app.database))) return
  const files = wanted ? await storeFiles(app.uploads) : null
  await app.database.transaction(async (tx) => {
    // Two processes may start together; the one that leaves the mark adds the rows.
    if ((await leaveMark(tx, wanted)) && files)
      await addRows({ ...app.database, db: tx, transaction: (work) => work(tx) }, files, app.now())
  })
  if (wanted) app.log.info(COUNTS, 'demo data stored')
}

async function isNew({ db }: Database): Promise<boolean> {
  const mark = await db.selectFrom('settings').select('key').where('key', '=', MARK).executeTakeFirst()
  const cab = await db.selectFrom('cabs').select('id').limit(1).executeTakeFirst()
  const travelPackage = await db.selectFrom('packages').select('id').limit(1).executeTakeFirst()
  return !mark && !cab && !travelPackage
}

async function leaveMark(tx: Transaction<Schema>, wanted: boolean): Promise<boolean> {
  const left = await tx
    .insertInto('settings')
    .values({ key: MARK, value: wanted ? 'stored' : 'off' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  return left !== undefined
}
