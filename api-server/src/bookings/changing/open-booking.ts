import type { Kysely } from 'kysely'
import { isOpen } from 'shared-api/contract'
import { DEFAULT_LANGUAGE, type Language } from 'shared-api/languages'
import type { BookingRow, Schema } from '../../platform/database/schema.ts'
import { refused } from '../../platform/http/problems.ts'

/** Throws AppError 409 for a booking that is over or cancelled. */
export function refuseUnlessOpen({ reference, status }: BookingRow) {
  if (isOpen(status)) return
  throw refused('booking-closed', { reference, status })
}

/** The language of messages to the traveller; a booking of the release before has it in its first mail. */
export async function languageOf(tx: Kysely<Schema>, { id, language }: BookingRow): Promise<Language> {
  if (language) return language
  const mail = await tx
    .selectFrom('outbox')
    .select('language')
    .where('bookingId', '=', id)
    .where('kind', '=', 'booking-visitor')
    .executeTakeFirst()
  return mail?.language ?? DEFAULT_LANGUAGE
}
