import { area } from './page.ts'
import type { Words } from './words.ts'

export const packagePageTexts = area<Words['package-page']>(
  import.meta.glob('../../../words/public-site/package-page.*.json', { import: 'default' }),
)
