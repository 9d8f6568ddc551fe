import type { Kysely } from 'kysely'
import type { EnquiryRow, Schema } from '../platform/database/schema.ts'
import { KEY_AGE } from '../platform/http/params.ts'
import { AppError } from '../platform/http/problems.ts'
import { sha256 } from '../platform/ids.ts'
import type { NewEnquiry } from './repository.ts'

/** The id for an enquiry, and the one that is stored under it already. */
type IdForKey = { id: string; earlier: EnquiryRow | null }

/**
 * The id for an enquiry that came with this key, and the enquiry if it is stored already. The id is derived from the key, so no
 * further table or index is needed.
 * @throws AppError 422 if another form came with this key in the last 24 hours
 */
export async function idForKey(db: Kysely<Schema>, key: string, form: NewEnquiry, now: number): Promise<IdForKey> {
  for (let use = 0; ; use++) {
    const id = sha256(`enquiry ${use} ${key}`).slice(0, ID_LENGTH)
    const earlier = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst()
    if (!earlier) return { id, earlier: null }
    // A key that was used longer ago is a new one.
    if (earlier.createdAt <= now - KEY_AGE) continue
    if (fieldsOf(form).some((field) => earlier[field] !== form[field])) throw new AppError('key-reused')
    return { id, earlier }
  }
}

/** 128 bits: no collisions by chance. */
const ID_LENGTH = 32

const fieldsOf = (form: NewEnquiry) => Object.keys(form) as (keyof NewEnquiry)[]
