import { cities, states } from 'shared-api/geography'
import { sharedTexts } from '../texts/shared.ts'
import { cityText } from './city-text.ts'

/** The cities by state, for a select; `none` is the choice of none, if there is one. */
export const cityChoices = (none?: string) => [
  ...(none === undefined ? [] : [{ value: '', label: none }]),
  ...states.map(({ code, name }) => ({
    group: sharedTexts().states[code] ?? name,
    items: cities
      .filter(({ stateCode }) => stateCode === code)
      .map((city) => ({ value: city.id, label: cityText(city.id) })),
  })),
]
