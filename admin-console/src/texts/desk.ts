import { area } from './page.ts'
import type { Words } from './words.ts'

export const deskTexts = area<Words['desk']>(
  import.meta.glob('../../../words/admin-console/desk.*.json', { import: 'default' }),
)
