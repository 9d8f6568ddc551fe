import { area } from './page.ts'
import type { Words } from './words.ts'

export const commonTexts = area<Words['common']>(
  import.meta.glob('../../../words/admin-console/common.*.json', { import: 'default' }),
)
