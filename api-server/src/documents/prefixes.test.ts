import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { book, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'

const GSTIN = '33AABCT1332L1ZL'
const written = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'ABTVXYZ0129'), minLength: 2, maxLength: 4 }),
  fc.string({ maxLength: 5 }),
)

eachRoute('a prefix of invoices', (engine) => {
  it('that the settings accept makes numbers that every call takes', async () => {
    const app = await engine.app({ RATE_LIMIT: 'off' }, { now: () => NOON })
    const cookie = await sessionOf(app)
    const call = (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
      app.inject({ method, url: `/api/v1/${path}`, headers: { cookie }, ...(payload && { payload }) })

    const holds = fc.asyncProperty(written, async (prefix) => {
      const set = await call('PATCH', 'settings', { gst: { gstin: GSTIN, prefix } })
      if (set.statusCode === 400) return
      expect(set.statusCode).toBe(200)
      const id = await endedTrip(app)
      const { number } = (await call('POST', `bookings/${id}/invoice`)).json().document
      expect(number).toMatch(new RegExp(`^${prefix.trim()}-26-27-`))
      expect(number.length).toBeLessThanOrEqual(16)
      const token = await app.links.forTraveller(id)
      const taking = [
        `invoices/${number}.pdf`,
        `trip/${token}/invoices/${number}.pdf`,
        'activity',
        `bookings.csv?q=${number}`,
        `documents?q=${number}`,
      ]
      for (const path of taking) expect([path, (await call('GET', path)).statusCode]).toEqual([path, 200])
      const found = (await call('GET', `bookings?q=${number.toLowerCase()}`)).json().bookings
      expect(found.map(({ _id }: { _id: string }) => _id)).toEqual([id])
      expect((await call('POST', `invoices/${number}/mail`)).statusCode).toBe(200)
      const part = await call('POST', `invoices/${number}/credit-note`, { reason: 'Wrong km', amount: 1 })
      expect(part.json().document.partOf).toBe(number)
      const credit = await call('POST', `invoices/${number}/credit-note`, { reason: 'Wrong name' })
      expect(credit.json().document.of).toBe(number)
      expect((await call('GET', 'books/sales.csv?month=2026-11')).body).toContain(number)
    })
    const seen = ['TT', 'A1', '25', 'ABCD', 'AB1', 'THEN', 'INV', 'CRN'].map((prefix): [string] => [prefix])
    await fc.assert(holds, { numRuns: 14, examples: seen })
  })
})

async function endedTrip(app: FastifyInstance): Promise<string> {
  const { _id } = (await book(app, outstation(await insertCab(app)))).json().booking
  await app.database.db.updateTable('bookings').set({ status: 'ended' }).where('id', '=', _id).execute()
  return _id
}
