import { area } from './page.ts'
import type { Words } from './words.ts'

export const headsTexts = area<Words['heads']>(
  import.meta.glob('../../../words/public-site/heads.*.json', { import: 'default' }),
)
