import type { PaperKind } from 'shared-api/contract'
import { daysLeft } from 'shared-api/fleet'
import { commonTexts } from '../texts/common.ts'

/** A paper by its kind: 'Insurance'. */
export const paperName = (kind: PaperKind): string => commonTexts().papers[kind]

/** When a paper ends, seen from an Indian day: 'expired', 'ends today', 'ends in 5 days'. */
export function endText(paper: { lastDay: string }, today: string): string {
  const { expired, today: endsToday, tomorrow, in: endsIn } = commonTexts().paperEnds
  const days = daysLeft(paper, today)
  if (days < 0) return expired
  if (days === 0) return endsToday
  return days === 1 ? tomorrow : endsIn({ days })
}
