import { area } from './page.ts'
import type { Words } from './words.ts'

export const frameTexts = area<Words['frame']>(
  import.meta.glob('../../../words/admin-console/frame.*.json', { import: 'default' }),
)
