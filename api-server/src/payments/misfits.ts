import type { Kysely } from 'kysely'
import type { LookWhy } from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'
import { isDuplicate } from '../platform/database/duplicate.ts'
import type { ProviderEventRow, Schema } from '../platform/database/schema.ts'
import type { ProviderEvent } from './provider.ts'

/** What fits nothing, for a person to look at; `subject` is the provider's id of it. */
export type Misfit = Pick<ProviderEventRow, 'subject' | 'paymentId' | 'bookingId' | 'amountPaise' | 'expectedPaise'> & {
  why: LookWhy
}

export const misfit = (why: LookWhy, about: Partial<Misfit> & Pick<Misfit, 'subject'>): Misfit => ({
  ...{ paymentId: null, bookingId: null, amountPaise: null, expectedPaise: null, ...about, why },
})

/** Keeps an event as it came, once. */
export async function keepEvent(
  db: Kysely<Schema>,
  provider: string,
  { id, kind, subject, paymentId, amountPaise }: ProviderEvent,
  { body, at }: { body: string; at: number },
): Promise<void> {
  const row = { ...newRow(provider, at), id, kind, body, subject, paymentId, amountPaise }
  await db
    .insertInto('providerEvents')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Puts what fits nothing before the desk, once for each thing. With the transaction that notes what fits, neither is lost. */
export type Put = (db: Kysely<Schema>, found: Misfit) => Promise<void>

/** A `Put` of what this provider has: on the event that reported it, or by itself. `now` gives ms. */
export const putFor =
  (provider: string, now: () => number, event?: Pick<ProviderEvent, 'id' | 'kind'>): Put =>
  async (db, found) => {
    const { why, subject } = found
    const isNews = why === 'dispute' || why === 'unknown'
    const lookKey = [provider, why, isNews ? event?.kind : '', subject || event?.id].filter(Boolean).join(' ')
    const open = { ...found, lookKey, state: 'open' as const }
    const isKnown = await db.selectFrom('providerEvents').select('id').where('lookKey', '=', lookKey).executeTakeFirst()
    if (isKnown) return
    const work = event
      ? db.updateTable('providerEvents').set(open).where('id', '=', event.id).where('state', '=', 'kept').execute()
      : db
          .insertInto('providerEvents')
          .values({ ...newRow(provider, now()), ...open, id: lookKey })
          .execute()
    await work.catch((error: unknown) => {
      // Another report of the same thing came first.
      if (!isDuplicate(error)) throw error
    })
  }

/** How long an event is kept as it came, in ms: a payment may be disputed for half a year. */
const BODY_AGE = 180 * DAY_MS

/** Empties what is kept of old events as they came: it names people. */
export async function emptyOldBodies(db: Kysely<Schema>, now: number): Promise<void> {
  const old = db
    .updateTable('providerEvents')
    .set({ body: '' })
    .where('at', '<', now - BODY_AGE)
  await old.where('body', '!=', '').where('state', '!=', 'open').execute()
}

const newRow = (provider: string, at: number): ProviderEventRow => ({
  ...{ id: '', provider, kind: '', body: '', at, state: 'kept', why: null, lookKey: null, bookingId: null },
  ...{ subject: '', paymentId: null, amountPaise: null, expectedPaise: null },
  ...{ settledAt: null, settledBy: null, note: null },
})
