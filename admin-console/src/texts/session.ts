import { area } from './page.ts'
import type { Words } from './words.ts'

export const sessionTexts = area<Words['session']>(
  import.meta.glob('../../../words/admin-console/session.*.json', { import: 'default' }),
)
