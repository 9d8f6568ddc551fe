import { area } from './page.ts'
import type { Words } from './words.ts'

export const homeTexts = area<Words['home']>(
  import.meta.glob('../../../words/public-site/home.*.json', { import: 'default' }),
)
