import type { Away } from 'shared-api/contract'
import { assignmentTexts } from '../texts/assignment.ts'
import { dayText } from './times.ts'

/** Days on which a vehicle or driver is not available, in words. */
export function awayText({ kind, firstDay, lastDay }: Away): string {
  const texts = assignmentTexts()
  return texts.away({ from: dayText(firstDay), to: dayText(lastDay), kind: texts.awayKinds[kind] })
}
