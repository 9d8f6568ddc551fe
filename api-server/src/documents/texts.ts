import { cityName, states } from 'shared-api/geography'
import { LANGUAGES, type PaperLanguage } from 'shared-api/languages'
import { sharedTexts } from '../texts/shared.ts'
import { wordsIn } from '../texts/words-of.ts'
import { otherStates } from './gst-states.ts'

export type DocumentTexts = ReturnType<typeof textsIn>

export const documentTexts: Record<PaperLanguage, DocumentTexts> = { en: textsIn('en'), ta: textsIn('ta') }

function textsIn(language: PaperLanguage) {
  const { cities, states: stateNames, fareLines } = sharedTexts[language]
  const format = new Intl.DateTimeFormat(LANGUAGES[language].locale, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    ...wordsIn('documents', language),
    lines: fareLines,
    city: (id: string) => cities[id] ?? cityName(id),
    /** Of the code of a place of supply. */
    state: (code: string) => stateNames[code] ?? stateName(code),
    /** '2026-12-25' as '25 December 2026'. */
    date: (day: string) => format.format(new Date(`${day}T00:00:00Z`)),
  }
}

const stateName = (code: string) => states.find((state) => state.code === code)?.name ?? otherStates[code] ?? code
