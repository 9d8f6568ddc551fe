import type { DocumentContent } from 'shared-api/contract'
import type { DocumentRow } from '../platform/database/schema.ts'

/** What a document says. */
export const parseContent = ({ content }: Pick<DocumentRow, 'content'>): DocumentContent => JSON.parse(content)
