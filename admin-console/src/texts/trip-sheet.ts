import { area } from './page.ts'
import type { Words } from './words.ts'

export const tripSheetTexts = area<Words['trip-sheet']>(
  import.meta.glob('../../../words/admin-console/trip-sheet.*.json', { import: 'default' }),
)
