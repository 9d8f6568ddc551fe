import { area } from './page.ts'
import type { Words } from './words.ts'

export const quotationTexts = area<Words['quotation']>(
  import.meta.glob('../../../words/public-site/quotation.*.json', { import: 'default' }),
)
