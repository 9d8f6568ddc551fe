import { area } from './page.ts'
import type { Words } from './words.ts'

export const commonTexts = area<Words['common']>(
  import.meta.glob('../../../words/public-site/common.*.json', { import: 'default' }),
)
