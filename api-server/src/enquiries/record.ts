import type { AnswerTemplate } from 'shared-api/contract'
import type { AnswerTemplateRow } from '../platform/database/schema.ts'

export const toTemplate = ({ id, name, texts, version }: AnswerTemplateRow): AnswerTemplate => ({
  ...{ _id: id, name, texts: JSON.parse(texts), version },
})
