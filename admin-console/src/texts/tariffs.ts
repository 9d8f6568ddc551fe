import { area } from './page.ts'
import type { Words } from './words.ts'

export const tariffsTexts = area<Words['tariffs']>(
  import.meta.glob('../../../words/admin-console/tariffs.*.json', { import: 'default' }),
)
