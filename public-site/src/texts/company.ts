import { area } from './page.ts'
import type { Words } from './words.ts'

export const companyTexts = area<Words['company']>(
  import.meta.glob('../../../words/public-site/company.*.json', { import: 'default' }),
)
