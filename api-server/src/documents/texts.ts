import { stateNumber } from 'shared-api/contract'
import { cityName, states } from 'shared-api/geography'
import { LANGUAGES, type Language } from 'shared-api/languages'
import { sharedTexts } from '../texts/shared.ts'
import { inEach, wordsIn } from '../texts/words-of.ts'
import { otherStates } from './gst-states.ts'

export type DocumentTexts = ReturnType<typeof textsIn>

export const documentTexts = inEach(textsIn)

function textsIn(language: Language) {
  const { cities, states: stateNames, fareLines } = sharedTexts[language]
  const format = new Intl.DateTimeFormat(LANGUAGES[language].locale, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    ...wordsIn('documents', language),
    lines: fareLines,
    city: (id: string) => cities[id] ?? cityName(id),
    /** A place of supply by its code: '33-Tamil Nadu' of 'TN'. */
    state: (code: string) => `${stateNumber(code)}-${stateNames[code] ?? stateName(code)}`,
    /** '2026-12-25' as '25 December 2026'. */
    date: (day: string) => format.format(new Date(`${day}T00:00:00Z`)),
  }
}

const stateName = (code: string) => states.find((state) => state.code === code)?.name ?? otherStates[code] ?? code
