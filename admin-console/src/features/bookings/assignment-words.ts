import type { FreeReply, InTheWay } from 'shared-api/contract'
import { paperName } from '../../components/paper-words.ts'
import { dayText, instantText } from '../../components/times.ts'

type Vehicle = FreeReply['vehicles'][number]
type Driver = FreeReply['drivers'][number]
export type Choice = Vehicle | Driver

/** What is in the way of a trip, in words: 'drives TT-7K3M9Q until 26 Dec 2026, 8:00 pm'. */
export function inTheWayText(way: InTheWay): string {
  switch (way.code) {
    case 'trip':
      return `drives ${way.reference} from ${instantText(way.startsAt)} to ${instantText(way.endsAt)}, and needs ${way.minutes} minutes between`
    case 'paper':
      return `${paperName(way.kind).toLowerCase()} ends on ${dayText(way.lastDay)}, before the trip does`
    case 'disabled':
      return 'is off duty'
    case 'no-number':
      return 'has no registration number yet'
    case 'seats':
      return `has ${way.seats} seats`
  }
}

/** Whether only papers are in the way, which a reason overrides. */
export const onlyPapers = ({ inTheWay }: Choice) =>
  inTheWay.length > 0 && inTheWay.every(({ code }) => code === 'paper')

export const nameOf = (choice: Choice): string =>
  'cab' in choice ? `${choice.registration ?? 'Without a number'}, ${choice.cab}` : choice.name

const SHORT: Record<InTheWay['code'], string> = {
  trip: 'on another trip',
  paper: 'paper ends',
  disabled: 'off duty',
  'no-number': 'no number',
  seats: 'too few seats',
}
const shortText = ({ inTheWay }: Choice) => [...new Set(inTheWay.map(({ code }) => SHORT[code]))].join(', ')

const fits = ({ inTheWay }: Choice) => inTheWay.length === 0
const itemOf = (choice: Choice) => ({
  value: choice.id,
  label: fits(choice) ? nameOf(choice) : `${nameOf(choice)} (${shortText(choice)})`,
})
const group = (name: string, choices: readonly Choice[]) =>
  choices.length > 0 ? [{ group: name, items: choices.map(itemOf) }] : []

/** The vehicles to choose from: those that fit first, of the booked cab before others. */
export const vehicleChoices = (vehicles: readonly Vehicle[], cabId: string) => [
  { value: '', label: 'Choose a vehicle' },
  ...group(
    'Free, of the booked cab',
    vehicles.filter((one) => fits(one) && one.cabId === cabId),
  ),
  ...group(
    'Free, of other cabs',
    vehicles.filter((one) => fits(one) && one.cabId !== cabId),
  ),
  ...group(
    'Not free',
    vehicles.filter((one) => !fits(one)),
  ),
]

/** The drivers to choose from: those that fit first. */
export const driverChoices = (drivers: readonly Driver[]) => [
  { value: '', label: 'Choose a driver' },
  ...group('Free', drivers.filter(fits)),
  ...group(
    'Not free',
    drivers.filter((one) => !fits(one)),
  ),
]
