import { area } from './page.ts'
import type { Words } from './words.ts'

export const accountTexts = area<Words['account']>(
  import.meta.glob('../../../words/public-site/account.*.json', { import: 'default' }),
)
