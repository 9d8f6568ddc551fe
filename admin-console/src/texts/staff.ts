import { area } from './page.ts'
import type { Words } from './words.ts'

export const staffTexts = area<Words['staff']>(
  import.meta.glob('../../../words/admin-console/staff.*.json', { import: 'default' }),
)
