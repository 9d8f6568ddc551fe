import type { Document, DocumentContent } from 'shared-api/contract'
import { toRupees } from 'shared-api/money'
import type { DocumentRow } from '../../platform/database/schema.ts'

/** What a document says. */
export const parseContent = ({ content }: Pick<DocumentRow, 'content'>): DocumentContent => JSON.parse(content)

/** A document as the wire has it. */
export function toDocument({
  number,
  kind,
  day,
  bookingReference,
  totalPaise,
  ofNumber,
  partOf,
  content,
}: DocumentRow): Document {
  const { recipient } = parseContent({ content })
  return {
    ...{ number, kind, day, reference: bookingReference, recipient: recipient.name },
    ...{ total: toRupees(totalPaise), of: ofNumber, partOf },
  }
}
