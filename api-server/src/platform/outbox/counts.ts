import type { Database } from '../database/open.ts'
import type { OutboxRow } from '../database/schema.ts'

/** The states of unsent messages. */
export const UNSENT = ['waiting', 'sending', 'failed', 'held'] as const

/**
 * How many messages of the outbox are in each state, except those that were sent, which only grow, and those that the
 * desk sends by hand.
 */
export async function unsentByState({ db }: Database): Promise<{ state: OutboxRow['state']; messages: number }[]> {
  return db
    .selectFrom('outbox')
    .select(['state', ({ fn }) => fn.countAll<number>().as('messages')])
    .where('state', 'in', UNSENT)
    .where('channel', '!=', 'hand')
    .groupBy('state')
    .execute()
}
