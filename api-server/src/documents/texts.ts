import { stateNumber } from 'shared-api/contract'
import { cityName, states } from 'shared-api/geography'
import { LANGUAGES, type Language } from 'shared-api/languages'
import { sharedTexts } from '../texts/shared.ts'
import { inEach, wordsIn } from '../texts/words-of.ts'

/** The names of the states and territories that we do not serve, by their number in a GSTIN. */
const otherStates: Record<string, string> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '35': 'Andaman and Nicobar Islands',
  '38': 'Ladakh',
  '97': 'Other territory',
  PY: 'Puducherry',
  TS: 'Telangana',
}

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
