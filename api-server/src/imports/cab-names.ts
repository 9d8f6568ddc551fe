import type { Kysely } from 'kysely'
import type { CabRow, Schema } from '../platform/database/schema.ts'
import { plain } from './columns.ts'

export type CabNames = (written: string) => CabRow | null

/** Finds a cab of the desk's list by 'Toyota Innova Crysta', or by its model where only one cab has it. */
export async function cabNames(db: Kysely<Schema>): Promise<CabNames> {
  const cabs = await db.selectFrom('cabs').selectAll().where('deletedAt', 'is', null).orderBy('position').execute()
  const byName = Map.groupBy(cabs, ({ brand, carModel }) => plain(brand + carModel))
  const byModel = Map.groupBy(cabs, ({ carModel }) => plain(carModel))
  return (written) => {
    const name = plain(written)
    const [cab, ...more] = byName.get(name) ?? byModel.get(name) ?? []
    return cab && (more.length === 0 || byName.has(name)) ? cab : null
  }
}
