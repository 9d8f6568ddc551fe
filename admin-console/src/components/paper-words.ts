import type { PaperKind } from 'shared-api/contract'
import { daysLeft } from 'shared-api/fleet'

export const PAPER_NAMES: Record<PaperKind, string> = {
  registration: 'Registration',
  insurance: 'Insurance',
  fitness: 'Fitness',
  permit: 'Permit',
  pollution: 'Pollution certificate',
  tax: 'Tax',
  licence: 'Licence',
  badge: 'Badge',
}

/** When a paper ends, seen from an Indian day: 'expired', 'ends today', 'ends in 5 days'. */
export function endText(paper: { lastDay: string }, today: string): string {
  const days = daysLeft(paper, today)
  if (days < 0) return 'expired'
  if (days === 0) return 'ends today'
  return days === 1 ? 'ends tomorrow' : `ends in ${days} days`
}
