import { area } from './page.ts'
import type { Words } from './words.ts'

export const cabsTexts = area<Words['cabs']>(
  import.meta.glob('../../../words/public-site/cabs.*.json', { import: 'default' }),
)
