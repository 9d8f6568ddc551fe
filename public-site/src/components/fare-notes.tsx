import type { Fare, Tariff } from 'shared-api/fares'
import { Text } from 'shared-ui'
import { beforePickUp, type PickUp } from '../lib/before-pick-up.ts'
import { percentText } from '../lib/percent-text.ts'
import { useCompany } from '../lib/queries.ts'
import { commonTexts } from '../texts/common.ts'

type Props = { tariff: Tariff; fare: Fare | null; pickUp: PickUp }

/** What is in a price and what is not, when it is paid, and what a cancellation costs. */
export function FareNotes({ tariff, fare, pickUp }: Props) {
  const graceMinutes = useCompany().data?.graceMinutes ?? 0
  return (
    <Text component="div" size="sm" c="dimmed" mt="xs">
      {[...notes(tariff, fare), ...cancellationOf(tariff, pickUp, graceMinutes)].map((note) => (
        <div key={note}>{note}</div>
      ))}
    </Text>
  )
}

function notes(tariff: Tariff, fare: Fare | null): string[] {
  const t = commonTexts().price
  const inPrice = new Set<string>(fare?.lines.map(({ code }) => code))
  for (const { kind, basis } of tariff.passedOn) if (basis === 'included') inPrice.add(kind)
  // Without a night the tariff's night charge is no further cost of this trip.
  if (tariff.surcharges.night) inPrice.add('night')
  const costs = Object.entries(t.costs)
  const out = costs.filter(([code]) => !inPrice.has(code)).map(([, words]) => words)
  const within = costs.filter(([code]) => inPrice.has(code) && code !== 'night').map(([, words]) => words)
  const paid = t.shares({
    advance: percentText(tariff.advancePercent),
    rest: percentText(10_000 - tariff.advancePercent),
  })
  return [
    ...(within.length > 0 ? [t.included({ costs: within.join(', ') })] : []),
    ...(out.length > 0 ? [t.notIncluded({ costs: out.join(', ') })] : []),
    ...(tariff.advancePercent > 0 ? [paid] : []),
  ]
}

/** What cancelling this trip costs, a line for each time; the rule alone while the pick-up is not known. */
function cancellationOf(tariff: Tariff, pickUp: PickUp, graceMinutes: number): string[] {
  const { steps, noShowPercent } = tariff.cancellation
  const t = commonTexts().price.cancelled
  const dated = steps.flatMap(({ hoursBefore, percent }) => {
    if (hoursBefore === 0) return t.later({ percent: percentText(percent) })
    const when = beforePickUp(pickUp, hoursBefore)
    if (when === null) return []
    return percent === 0 ? t.freeUntil({ when }) : t.partUntil({ when, percent: percentText(percent) })
  })
  if (dated.length === 0 || beforePickUp(pickUp, 0) === null) return cancellationTexts(tariff)
  const noShow = noShowPercent > 0 ? [t.noShow({ percent: percentText(noShowPercent) })] : []
  const grace = graceMinutes > 0 ? [t.grace({ minutes: String(graceMinutes) })] : []
  return [`${t.title}:`, ...grace, ...dated, ...noShow, ...changesText(tariff)]
}

const changesText = ({ cancellation: { freeChangesUntilHours: hours } }: Pick<Tariff, 'cancellation'>): string[] =>
  hours > 0 ? [commonTexts().price.cancelled.changes({ hours: String(hours) })] : []

/** What a cancellation costs, and until when the trip can be changed for nothing; [] where the tariff says nothing. */
export function cancellationTexts({ cancellation }: Pick<Tariff, 'cancellation'>): string[] {
  const { steps, noShowPercent } = cancellation
  const t = commonTexts().price.cancelled
  const changes = changesText({ cancellation })
  if (steps.length === 0) return changes
  const costText = (hours: number, percent: string) =>
    hours === 0 ? t.later({ percent }) : t.part({ hours: String(hours), percent })
  const costs = steps.map(({ hoursBefore, percent }) =>
    percent === 0 ? t.free({ hours: String(hoursBefore) }) : costText(hoursBefore, percentText(percent)),
  )
  const noShow = noShowPercent > 0 ? [t.noShow({ percent: percentText(noShowPercent) })] : []
  return [`${t.title}: ${[...costs, ...noShow].join('; ')}.`, ...changes]
}
