import { expect, test } from 'vitest'
import { accountTexts } from '../accounts/texts.ts'
import { bookingTexts } from '../bookings/messages/texts.ts'
import { footerTexts } from '../platform/outbox/texts.ts'

/** Joined by signs alone, so the same in each language. */
const SAME = ['calendar.summary']
const SAMPLE = ['tn-salem', 'Chennai', '1', '2', '3']

test.each(Object.entries({ accountTexts, bookingTexts, footerTexts }))(
  'no Tamil text of %s is empty or left in English',
  (_name, { en, ta }) => {
    const english = new Map(textsIn(en))
    const wrong = textsIn(ta).filter(([path, text]) => text.trim() === '' || text === english.get(path))
    expect(wrong.map(([path]) => path).filter((path) => !SAME.includes(path))).toEqual([])
  },
)

/** All texts below, by path; of a function, what it makes of a sample. */
function textsIn(value: unknown, path: string[] = []): [string, string][] {
  if (typeof value === 'function')
    return [[path.join('.'), value(...(path.at(-1) === 'tripType' ? ['Outstation'] : SAMPLE))]]
  if (typeof value !== 'object' || value === null) return [[path.join('.'), String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
}
