import type { FastifyBaseLogger } from 'fastify'
import type { Company } from 'shared-api/contract'
import { AppError } from '../platform/http/problems.ts'
import type { Mailing } from '../platform/outbox/addresses.ts'

/** What provider code needs of the app. */
export type Around = {
  log: Pick<FastifyBaseLogger, 'warn'>
  sender: Pick<Mailing, 'domain'>
  company: () => Pick<Company, 'advanceConfirms'>
  /** Called once a payment of a booking was noted. */
  recorded: (bookingId: string) => Promise<void>
}

const SHORTEST = 10 * 60_000
const LONGEST = 3 * 24 * 3_600_000

/** When something that is open since a moment is looked up next: after a pause as long as its age. All are ms. */
export const nextLook = (since: number, now: number): number => now + Math.min(Math.max(now - since, SHORTEST), LONGEST)

/** Whether a look is due; also one that a clock which ran ahead has put off. */
export const isDue = (lookAt: number | null, now: number): boolean =>
  lookAt !== null && (lookAt <= now || lookAt > now + 2 * LONGEST)

type Look<Row> = { look: (row: Row) => Promise<void>; putOff: (row: Row) => Promise<unknown> }

/** Looks at each and puts it off. While the provider does not answer at all, the rest waits for the next round. */
export async function lookAtEach<Row>(
  rows: readonly Row[],
  { look, putOff }: Look<Row>,
  log: Around['log'],
): Promise<void> {
  for (const row of rows) {
    try {
      await look(row)
    } catch (error) {
      log.warn({ err: error, row }, 'a payment provider was not asked')
      if (error instanceof AppError && error.code === 'unavailable') return
    }
    await putOff(row)
  }
}
