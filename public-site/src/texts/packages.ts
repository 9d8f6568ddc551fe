import { area } from './page.ts'
import type { Words } from './words.ts'

export const packagesTexts = area<Words['packages']>(
  import.meta.glob('../../../words/public-site/packages.*.json', { import: 'default' }),
)
