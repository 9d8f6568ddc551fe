import { area } from './page.ts'
import type { Words } from './words.ts'

export const myTripsTexts = area<Words['my-trips']>(
  import.meta.glob('../../../words/public-site/my-trips.*.json', { import: 'default' }),
)
