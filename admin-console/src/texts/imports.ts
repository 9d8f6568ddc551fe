import { area } from './page.ts'
import type { Words } from './words.ts'

export const importTexts = area<Words['imports']>(
  import.meta.glob('../../../words/admin-console/imports.*.json', { import: 'default' }),
)
