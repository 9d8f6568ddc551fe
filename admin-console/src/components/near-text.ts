import type { Near } from 'shared-api/contract'
import { assignmentTexts } from '../texts/assignment.ts'
import { cityText } from './city-text.ts'
import { soonText } from './times.ts'

/**
 * Where a car or driver stands and what a trip adds: 'in Madurai from Sat 5:13 pm', '0 km empty', 'home Sun 11:40 pm'; before all,
 * whether a return offer promised it.
 */
export function nearText({
  near,
  promised,
}: {
  near?: Near | undefined
  promised?: boolean | undefined
} = {}): string[] {
  if (!near) return []
  const texts = assignmentTexts().near
  const { since, emptyKm, homeAt } = near
  const city = cityText(near.city)
  return [
    ...(promised ? [texts.promised] : []),
    since ? texts.since({ city, time: soonText(since) }) : texts.at({ city }),
    emptyKm < 0 ? texts.saved({ km: String(-emptyKm) }) : texts.empty({ km: String(emptyKm) }),
    ...(homeAt ? [texts.home({ time: soonText(homeAt) })] : []),
  ]
}
