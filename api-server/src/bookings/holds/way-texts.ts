import type { InTheWay } from 'shared-api/contract'

const TIME = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' })

/** Why a vehicle or driver can't take a trip, in words for the desk. */
export function inTheWayText(name: string, way: InTheWay): string {
  switch (way.code) {
    case 'trip': {
      const [from, to] = [way.startsAt, way.endsAt].map((iso) => TIME.format(new Date(iso)))
      return `${name} drives ${way.reference} from ${from} to ${to}, and takes ${way.minutes} minutes between.`
    }
    case 'paper':
      return `${name}: the ${way.kind} ends on ${way.lastDay}, before the trip does.`
    case 'disabled':
      return `${name} is off duty.`
    case 'no-number':
      return `${name} has no registration number yet.`
    case 'seats':
      return `${name} has ${way.seats} seats.`
  }
}
