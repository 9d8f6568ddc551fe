import { area } from './page.ts'
import type { Words } from './words.ts'

export const privacyTexts = area<Words['privacy']>(
  import.meta.glob('../../../words/public-site/privacy.*.json', { import: 'default' }),
)
