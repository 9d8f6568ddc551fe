import { area } from './page.ts'
import type { Words } from './words.ts'

export const personalDataTexts = area<Words['personal-data']>(
  import.meta.glob('../../../words/admin-console/personal-data.*.json', { import: 'default' }),
)
