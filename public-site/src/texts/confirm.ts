import { area } from './page.ts'
import type { Words } from './words.ts'

export const confirmTexts = area<Words['confirm']>(
  import.meta.glob('../../../words/public-site/confirm.*.json', { import: 'default' }),
)
