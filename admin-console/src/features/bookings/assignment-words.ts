import { type Blocker, type Booking, type FreeReply, isForDeskToJudge } from 'shared-api/contract'
import { awayText } from '../../components/away-text.ts'
import { nearText } from '../../components/near-text.ts'
import { dayText, instantText } from '../../components/times.ts'
import { assignmentTexts } from '../../texts/assignment.ts'

type Vehicle = FreeReply['vehicles'][number]
type Driver = FreeReply['drivers'][number]
export type Choice = Vehicle | Driver

/** What is in the way of a trip, in words: 'drives TT-7K3M9Q until 26 Dec 2026, 8:00 pm'. */
export function blockerText(way: Blocker): string {
  const texts = assignmentTexts()
  switch (way.code) {
    case 'trip':
      return texts.onTrip({
        reference: way.reference,
        from: instantText(way.startsAt),
        to: instantText(way.endsAt),
        minutes: way.minutes,
      })
    case 'paper':
      return texts.paperEnds({ paper: texts.papers[way.kind], day: dayText(way.lastDay) })
    case 'home-state':
      return texts.homeState({ state: way.state })
    case 'away':
      return awayText(way)
    case 'disabled':
      return texts.offDuty
    case 'no-number':
      return texts.noRegistration
    case 'seats':
      return texts.seats({ count: way.seats })
  }
}

/** Whether only papers or a permit are in the way, which a reason overrides. */
export const asksReason = ({ inTheWay }: Choice) => inTheWay.length > 0 && inTheWay.every(isForDeskToJudge)

export const nameOf = (choice: Choice): string =>
  'cab' in choice ? `${choice.registration ?? assignmentTexts().noNumber}, ${choice.cab}` : choice.name

const shortText = ({ inTheWay }: Choice) =>
  [...new Set(inTheWay.map(({ code }) => assignmentTexts().short[code]))].join(', ')

const fits = ({ inTheWay }: Choice) => inTheWay.length === 0
const itemOf = (choice: Choice) => ({
  value: choice.id,
  label: fits(choice) ? [nameOf(choice), ...nearText(choice)].join(' · ') : `${nameOf(choice)} (${shortText(choice)})`,
})

const group = (name: string, choices: readonly Choice[]) =>
  choices.length > 0 ? [{ group: name, items: choices.map(itemOf) }] : []

/** Whether it is of the booked cab, or a return offer promised it. */
const isOf = (cabId: string) => (one: Vehicle) => one.cabId === cabId || one.promised === true

/** The vehicles that fit, the nearest of the booked cab first and others after them, each with the driver nearest to it. */
export function proposalsOf({ vehicles, drivers }: FreeReply, { selectedCab }: Pick<Booking, 'selectedCab'>) {
  const [free, able] = [vehicles.filter(fits), drivers.filter(fits)]
  const isBooked = isOf(selectedCab._id)
  return [...free.filter(isBooked), ...free.filter((one) => !isBooked(one))].map((vehicle) => ({
    vehicle,
    driver: able.find(({ near }) => near && near.city === vehicle.near?.city) ?? able[0],
  }))
}

/** The vehicles to choose from: those that fit first, of the booked cab before others. */
export function vehicleChoices(vehicles: readonly Vehicle[], cabId: string) {
  const texts = assignmentTexts()
  const free = vehicles.filter(fits)
  const isBooked = isOf(cabId)
  return [
    { value: '', label: texts.chooseVehicle },
    ...group(texts.freeOfCab, free.filter(isBooked)),
    ...group(
      texts.freeOfOthers,
      free.filter((one) => !isBooked(one)),
    ),
    ...group(
      texts.notFree,
      vehicles.filter((one) => !fits(one)),
    ),
  ]
}

/** The drivers to choose from: those that fit first. */
export function driverChoices(drivers: readonly Driver[]) {
  const texts = assignmentTexts()
  return [
    { value: '', label: texts.chooseDriver },
    ...group(texts.free, drivers.filter(fits)),
    ...group(
      texts.notFree,
      drivers.filter((one) => !fits(one)),
    ),
  ]
}
