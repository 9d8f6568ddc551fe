import { cityName, states } from 'shared-api/geography'
import { commonTexts } from '../texts/common.ts'
import { sharedTexts } from '../texts/shared.ts'

/** A city's name in the console's language; an unknown id is returned unchanged. */
export const cityText = (id: string): string => sharedTexts().cities[id] ?? cityName(id)

/** A state's name in the console's language, by its code. */
export const stateText = (code: string): string =>
  sharedTexts().states[code] ?? states.find((state) => state.code === code)?.name ?? code

/** Where a trip goes: 'Chennai to Madurai', or 'Chennai' if it ends where it begins. */
export const routeText = ({ from, to }: { from: string; to: string }): string =>
  from === to ? cityText(from) : commonTexts().route({ from: cityText(from), to: cityText(to) })
