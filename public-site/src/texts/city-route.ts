import { area } from './page.ts'
import type { Words } from './words.ts'

export const cityRouteTexts = area<Words['city-route']>(
  import.meta.glob('../../../words/public-site/city-route.*.json', { import: 'default' }),
)
