import { area } from './page.ts'
import type { Words } from './words.ts'

export const boardTexts = area<Words['board']>(
  import.meta.glob('../../../words/admin-console/board.*.json', { import: 'default' }),
)
