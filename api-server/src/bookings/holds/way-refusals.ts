import type { Blocker } from 'shared-api/contract'
import { type Refusal, refusal } from '../../texts/refusal.ts'

/** Why a vehicle or driver of this name can't take a trip. */
export function refusalOf(name: string, way: Blocker): Refusal {
  switch (way.code) {
    case 'trip': {
      const { reference, minutes } = way
      const [from, to] = [new Date(way.startsAt), new Date(way.endsAt)]
      return refusal('drives-trip', { name, reference, from, to, minutes })
    }
    case 'paper':
      return refusal('paper-ends', { name, kind: way.kind, day: { day: way.lastDay } })
    case 'home-state':
      return refusal('outside-home-state', { name, state: way.state })
    case 'away': {
      const { kind, firstDay, lastDay } = way
      return refusal('away-on', { name, kind, firstDay: { day: firstDay }, lastDay: { day: lastDay } })
    }
    case 'disabled':
      return refusal('off-duty', { name })
    case 'no-number':
      return refusal('no-registration', { name })
    case 'seats':
      return refusal('few-seats', { name, seats: way.seats })
  }
}
