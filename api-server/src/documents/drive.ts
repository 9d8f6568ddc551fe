import type { Kysely } from 'kysely'
import { type BookingStatus, type DocumentContent, isDriven, isEnd, isStart } from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'
import { billOf, platesOf, readBooking, tripKm } from '../bookings/index.ts'
import type { Schema } from '../platform/database/schema.ts'
import { istMinute } from '../platform/time.ts'

/** How a trip was driven, by its final bill, else by what the driver reported, else as it was booked; undefined if it was not. */
export async function driveOf(tx: Kysely<Schema>, id: string): Promise<DocumentContent['drive']> {
  const { booking, history, driven, assignment } = await readBooking(tx, id)
  if (!isDriven(booking.status)) return undefined
  const { input } = (await billOf(tx, id)) ?? {}
  const at = (is: (status: BookingStatus) => boolean, booked: number) =>
    istMinute(history.findLast(({ status }) => is(status))?.at ?? booked)
  const start = input?.start.replace('T', ' ') ?? at(isStart, booking.startsAt)
  const end = input?.end.replace('T', ' ') ?? at(isEnd, booking.endsAt)
  const legs = driven?.legs ?? []
  return {
    ...{
      vehicle: platesOf(legs, assignment?.vehicle.registration ?? null),
      passenger: booking.guestName || booking.name,
      start,
      end,
    },
    ...{ km: input?.km ?? tripKm(legs, driven?.driving), days: dayOf(end) - dayOf(start) + 1 },
  }
}

/** A day as a number that grows by one from day to day. */
const dayOf = (minute: string) => Date.parse(minute.slice(0, 10)) / DAY_MS
