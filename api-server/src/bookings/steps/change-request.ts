import { isToCome } from 'shared-api/contract'
import type { Database } from '../../platform/database/open.ts'
import { withNote } from '../../platform/database/with-note.ts'
import { refused } from '../../platform/http/problems.ts'
import { insertMessages, isThere, type NewMessage } from '../../platform/outbox/repository.ts'
import { lockBooking } from '../record/index.ts'
import { readBooking, type StoredBooking, writePatch } from '../record/page.ts'

/**
 * Writes what the traveller asks for into the notes of the booking, with its message; one that has the `onceKey` of an earlier
 * message is a repeat, and changes nothing.
 * @throws AppError 404; 409 for a trip that is over, or if the notes have no room
 */
export const noteChangeRequest =
  ({ transaction }: Database, now: () => number) =>
  (id: string, request: string, message: NewMessage): Promise<StoredBooking> =>
    transaction(async (tx) => {
      const booking = await lockBooking(tx, id)
      if (message.onceKey && (await isThere(tx, message.onceKey))) return readBooking(tx, id)
      if (!isToCome(booking.status)) throw refused('trip-over')
      const note = withNote(request, booking.note)
      if (note === booking.note) throw refused('notes-full')
      await writePatch(tx, booking, { note }, { byName: booking.name, at: now(), reason: null })
      await insertMessages(tx, [message], now())
      return readBooking(tx, id)
    })
