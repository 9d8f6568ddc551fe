import { area } from './page.ts'
import type { Words } from './words.ts'

export const settingsTexts = area<Words['settings']>(
  import.meta.glob('../../../words/admin-console/settings.*.json', { import: 'default' }),
)
