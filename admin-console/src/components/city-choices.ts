import { cities, states } from 'shared-api/geography'

/** The cities by state, for a select, with `none` as the choice of none. */
export const cityChoices = (none: string) => [
  { value: '', label: none },
  ...states.map(({ code, name }) => ({
    group: name,
    items: cities.filter(({ stateCode }) => stateCode === code).map((city) => ({ value: city.id, label: city.name })),
  })),
]
