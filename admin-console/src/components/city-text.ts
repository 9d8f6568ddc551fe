import { cityName } from 'shared-api/geography'
import { commonTexts } from '../texts/common.ts'

/** A city's name in the console's language; an unknown id is returned unchanged. */
export const cityText = (id: string): string => commonTexts().cities[id] ?? cityName(id)

/** Where a trip goes: 'Chennai to Madurai', or 'Chennai' if it ends where it begins. */
export const routeText = ({ from, to }: { from: string; to: string }): string =>
  from === to ? cityText(from) : commonTexts().route(cityText(from), cityText(to))
