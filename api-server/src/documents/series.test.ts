import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { IssueCreditNote } from 'shared-api/contract'
import { expect, it } from 'vitest'
import { book, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { eachEngine } from '../testing/engines.ts'
import { SETTINGS } from '../testing/settings.ts'
import { documentRepository } from './repository.ts'

type Step = { trip: number; rupees: number | null }
const step = fc.record({ trip: fc.nat(2), rupees: fc.option(fc.integer({ min: 1, max: 20_000 })) })

eachEngine('documents that several people issue and take back at once', (engine) => {
  it('have numbers without gap or repeat, and credit notes never above their invoice', async () => {
    const app = await engine.app({ RATE_LIMIT: 'off' }, { now: () => NOON })
    const trips = [await endedTrip(app), await endedTrip(app), await endedTrip(app)]
    const gst = { gstin: '33AABCT1332L1ZL' }
    const documents = documentRepository(
      app.database,
      () => NOON,
      () => ({ ...SETTINGS, gst }),
      app.mailing,
    )
    /** What is refused, such as a second invoice, is no fault here. */
    const act = async ({ trip, rupees }: Step) => {
      const list = await documents.list({ bookingId: trips[trip] })
      const back = list.map(({ of }) => of)
      const invoice = list.find(({ kind, number }) => kind === 'invoice' && !back.includes(number))
      const credit = IssueCreditNote.parse({ reason: 'Any', ...(rupees !== null && { amount: rupees }) })
      await (invoice
        ? documents.creditNote(invoice.number, credit, 'Desk')
        : documents.invoice(trips[trip] ?? '', undefined, 'Desk')
      ).catch((cause: { code?: string }) => expect(['conflict', 'invalid']).toContain(cause.code))
    }
    const holds = fc.asyncProperty(fc.array(fc.array(step, { maxLength: 3 }), { maxLength: 5 }), async (rounds) => {
      for (const round of rounds) await Promise.all(round.map(act))
      const all = await documents.list({})
      for (const kind of ['invoice', 'credit-note']) {
        const places = all.filter((one) => one.kind === kind).map(({ number }) => Number(number.split('-').at(-1)))
        expect(places.sort((a, b) => a - b)).toEqual(places.map((_place, at) => at + 1))
      }
      for (const invoice of all.filter((one) => one.kind === 'invoice')) {
        const notes = all.filter(({ of, partOf }) => (of ?? partOf) === invoice.number)
        const paise = (rupees: number) => Math.round(rupees * 100)
        const sum = notes.reduce((total, note) => total + paise(note.total), 0)
        expect(sum).toBeLessThanOrEqual(paise(invoice.total))
        expect(notes.filter(({ of }) => of !== null)).toHaveLength(sum === paise(invoice.total) ? 1 : 0)
      }
    })
    await fc.assert(holds, { numRuns: 6 })
  })
})

async function endedTrip(app: FastifyInstance): Promise<string> {
  const { _id } = (await book(app, outstation(await insertCab(app)))).json().booking
  await app.database.db.updateTable('bookings').set({ status: 'ended' }).where('id', '=', _id).execute()
  return _id
}
