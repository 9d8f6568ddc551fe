import { expect, it, onTestFinished } from 'vitest'
import { envOf, fakeRazorpay } from '../../../tests/setup/fake-razorpay.ts'
import { NOON } from '../testing/bookings.ts'
import { eachEngine } from '../testing/engines.ts'
import { randomCompany } from '../testing/random-company.ts'
import { numbersOf, SEEDS } from '../testing/random-trip.ts'
import { wrongBooks } from '../testing/wrong-books.ts'

const STEPS = process.env.NIGHTLY ? 250 : 80
const HOUR_MS = 3_600_000

for (const seed of SEEDS)
  eachEngine(`money and papers in any order, with answers that are lost: seed ${seed}`, (engine) => {
    it('leave books that agree', { timeout: 300_000 }, async () => {
      const provider = await fakeRazorpay()
      onTestFinished(() => provider.stop().then(() => {}))
      const next = numbersOf(seed)
      let now = NOON
      const app = await engine.app(envOf(provider.url), { now: () => now })
      const { trips, acts, wrong } = await randomCompany(app, provider, next)
      const names = Object.keys(acts)
      const done: string[] = []
      for (let step = 0; step < STEPS; step++) {
        const name = names[Math.floor(next() * names.length)] ?? ''
        provider.have(next() < 0.25 ? (next() < 0.5 ? 'loses' : 'fails') : null)
        provider.refundsBecome(next() < 0.3 ? 'pending' : 'processed')
        done.push(name)
        await acts[name]?.()
        provider.have(null)
        now += Math.floor(next() * HOUR_MS)
        if (next() < 0.2) await app.cleanUp()
      }
      for (const trip of trips) for (const hook of trip.hooks) await trip.send(hook)
      for (const hours of [1, 30, 300]) {
        now += hours * HOUR_MS
        await app.cleanUp()
      }
      const said = done.join(', ')
      expect(wrong, said).toEqual([])
      expect(await wrongBooks(app), said).toEqual([])
    })
  })
