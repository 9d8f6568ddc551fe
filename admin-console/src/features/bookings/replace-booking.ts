import { patchBooking } from 'shared-api/client'
import { BookingPatch, type BookingReceipt } from 'shared-api/contract'
import { staffCall } from '../../api/staff-call.ts'
import { readBooking } from './use-bookings.ts'

/**
 * Cancels the booking whose place `by` has taken. The notes of each name the other, and the new one has those of the old
 * one. Throws what a call throws: then both stand, since the cancelling comes last.
 */
export async function replaceBooking(id: string, by: BookingReceipt): Promise<void> {
  const { reply, etag } = await readBooking(id)
  const { note, reference } = reply.booking
  const origin = `In place of ${reference}.`
  await staffCall((client) => patchBooking(client, by._id, { note: noted(origin, note) ?? origin }))
  const left = noted(`Changed to ${by.reference}.`, note) ?? note
  await staffCall((client) => patchBooking(client, id, { status: 'cancelled', note: left }, { ifMatch: etag }))
}

/** Notes with a line more, above them; undefined when they are too long for it. */
function noted(line: string, note: string): string | undefined {
  const more = note === '' ? line : `${line}\n${note}`
  return BookingPatch.safeParse({ note: more }).success ? more : undefined
}
