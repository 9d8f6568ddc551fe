import { area } from './page.ts'
import type { Words } from './words.ts'

export const packagesTexts = area<Words['packages']>(
  import.meta.glob('../../../words/admin-console/packages.*.json', { import: 'default' }),
)
