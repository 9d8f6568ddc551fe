import { area } from './page.ts'
import type { Words } from './words.ts'

export const cabsTexts = area<Words['cabs']>(
  import.meta.glob('../../../words/admin-console/cabs.*.json', { import: 'default' }),
)
