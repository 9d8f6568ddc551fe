import { area } from './page.ts'
import type { Words } from './words.ts'

export const termsTexts = area<Words['terms']>(
  import.meta.glob('../../../words/public-site/terms.*.json', { import: 'default' }),
)
