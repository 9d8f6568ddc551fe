import { type FareTrip, fareCab, fareOf, type Tariff } from 'shared-api/fares'
import { DEMO_CABS } from '../demo/cabs.ts'
import { firstTariffs } from '../platform/database/migrations/0009/tariffs.ts'

// Prints, as JSON, how many cabs there are and the CPU time, in ms, of pricing them all once: the least of some rounds. For
// `pnpm bench`.

const ROUNDS = 10
const TIMES = 1000

const typical = { ...firstTariffs[1], unit: 'paise' } as Tariff
/** Over two nights and uphill, so that every part of the tariff counts. */
const trip: FareTrip = {
  ...{ tripType: 'Outstation', from: 'tn-coimbatore', to: 'tn-ooty', km: 86, hours: null, hill: true },
  ...{ pickUpDate: '2026-12-07', pickUpTime: '05:00', returnDate: '2026-12-09', returnTime: '23:00' },
}
const cabs = DEMO_CABS.map(({ cabClass, fare }) => fareCab({ cabClass, price: fare, pricePerKm: null }))

function cpuMs(): number {
  const before = process.cpuUsage()
  for (let time = 0; time < TIMES; time++) for (const cab of cabs) fareOf(trip, cab, typical)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / TIMES
}

console.log(JSON.stringify({ cabs: cabs.length, ms: Math.min(...Array.from({ length: ROUNDS }, cpuMs)) }))
