import { area } from './page.ts'
import type { Words } from './words.ts'

export const tripTexts = area<Words['trip']>(
  import.meta.glob('../../../words/public-site/trip.*.json', { import: 'default' }),
)
