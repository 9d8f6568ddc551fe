import type { AnswerTemplate, AnswerTemplateInput } from 'shared-api/contract'
import type { Database } from '../platform/database/open.ts'
import { AppError, notFound } from '../platform/http/problems.ts'
import { newId } from '../platform/ids.ts'
import { toTemplate } from './record.ts'

export type TemplateRepository = ReturnType<typeof templateRepository>

/** The templates of the desk's answers. */
export function templateRepository({ db, transaction }: Database) {
  return {
    async list(): Promise<AnswerTemplate[]> {
      const rows = await db.selectFrom('answerTemplates').selectAll().orderBy('name').orderBy('id').execute()
      return rows.map(toTemplate)
    },

    async add({ name, texts }: AnswerTemplateInput): Promise<AnswerTemplate> {
      const row = { id: newId(), name, texts: JSON.stringify(texts), version: 1 }
      await db.insertInto('answerTemplates').values(row).execute()
      return toTemplate(row)
    },

    /** @throws AppError 404; 412 if `allows` returns false. */
    async update(id: string, { name, texts }: AnswerTemplateInput, allows: (version: number) => boolean) {
      return transaction(async (tx) => {
        const before = await tx
          .selectFrom('answerTemplates')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirstOrThrow(notFound)
        const { version } = before
        if (!allows(version)) throw new AppError('changed', { current: { record: toTemplate(before), version } })
        const row = { id, name, texts: JSON.stringify(texts), version: version + 1 }
        const query = tx.updateTable('answerTemplates').set(row).where('id', '=', id).where('version', '=', version)
        const { numUpdatedRows } = await query.executeTakeFirst()
        if (numUpdatedRows === 0n) throw new AppError('changed')
        return toTemplate(row)
      })
    },

    /** Deletes a template; gives its name. Throws AppError 404. */
    async remove(id: string): Promise<string> {
      const row = await db
        .deleteFrom('answerTemplates')
        .where('id', '=', id)
        .returning('name')
        .executeTakeFirstOrThrow(notFound)
      return row.name
    },
  }
}
