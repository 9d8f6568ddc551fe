import type { Kysely } from 'kysely'
import { type BookingChange, pick, TRIP_FIELDS, wireName } from 'shared-api/contract'
import { toRupees } from 'shared-api/money'
import type { BookingChangeRow, Schema } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import { isoOf } from '../../platform/time.ts'
import { type BookingRecord, cabNameOf, tripOf } from './index.ts'

type Values = Record<string, BookingChange['fields'][number]['before']>

/** What an edit in place may change; a total is paise. */
const valuesOf = (booking: BookingRecord) => ({
  ...{ ...tripOf(booking), selectedCab: cabNameOf(booking), total: booking.totalPaise },
})

/** The fields that differ between two states of a booking, as they were and as they are; null when none does. */
export function changedFields(one: BookingRecord, other: BookingRecord): { before: Values; after: Values } | null {
  const [before, after] = [valuesOf(one), valuesOf(other)]
  const names = [...TRIP_FIELDS, 'total' as const].filter((name) => {
    // Two cabs may have the same name.
    if (name === 'selectedCab') return one.cabId !== other.cabId
    return JSON.stringify(before[name]) !== JSON.stringify(after[name])
  })
  return names.length === 0 ? null : { before: pick(before, names), after: pick(after, names) }
}

/** Writes what was changed, by whom and when (ms). */
export async function insertChange(
  tx: Kysely<Schema>,
  { before, after }: { before: Values; after: Values },
  change: Pick<BookingChangeRow, 'bookingId' | 'at' | 'byName' | 'reason'>,
): Promise<void> {
  const row = { ...change, id: newId(), before: JSON.stringify(before), after: JSON.stringify(after) }
  await tx.insertInto('bookingChanges').values(row).execute()
}

/** The changes of bookings by their ids, each from the oldest. */
export async function changesOf(db: Kysely<Schema>, ids: string[]): Promise<Map<string, BookingChangeRow[]>> {
  const rows = await db
    .selectFrom('bookingChanges')
    .selectAll()
    .where('bookingId', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, (row) => row.bookingId)
}

/** How often a booking was changed in place. */
export async function countChanges(db: Kysely<Schema>, id: string): Promise<number> {
  const { changes } = await db
    .selectFrom('bookingChanges')
    .select(({ fn }) => fn.countAll<number>().as('changes'))
    .where('bookingId', '=', id)
    .executeTakeFirstOrThrow()
  return Number(changes)
}

/** A stored change by the names of the wire. */
export function toBookingChange({ at, byName, reason, before, after }: BookingChangeRow): BookingChange {
  const [was, is]: Values[] = [JSON.parse(before), JSON.parse(after)]
  const onWire = (name: string, value: Values[string] = null) =>
    name === 'total' && typeof value === 'number' ? toRupees(value) : value
  const fields = Object.keys(was ?? {}).map((name) => ({
    ...{ field: wireName(name), before: onWire(name, was?.[name]), after: onWire(name, is?.[name]) },
  }))
  return { at: isoOf(at), by: byName, reason, fields }
}
