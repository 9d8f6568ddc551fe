import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import { FIRST_TEMPLATES } from './0032/templates.ts'

/** The tables that the migrations fill. */
export const FILLED = ['tariffs', 'answerTemplates'] as const

/** Whether anybody has changed or added to what the migrations put in: until then a tariff's `updatedAt` is 0. */
export async function hasOwnRows(tx: Kysely<Schema>): Promise<boolean> {
  const shipped = FIRST_TEMPLATES.map(({ id }) => id)
  const tariff = tx.selectFrom('tariffs').select('id').where('updatedAt', '>', 0)
  const template = tx
    .selectFrom('answerTemplates')
    .select('id')
    .where((by) => by.or([by('id', 'not in', shipped), by('version', '>', 1)]))
  return (await tariff.unionAll(template).executeTakeFirst()) !== undefined
}
