import { area } from './page.ts'
import type { Words } from './words.ts'

export const catalogueTexts = area<Words['catalogue']>(
  import.meta.glob('../../../words/admin-console/catalogue.*.json', { import: 'default' }),
)
