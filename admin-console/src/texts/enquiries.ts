import { area } from './page.ts'
import type { Words } from './words.ts'

export const enquiriesTexts = area<Words['enquiries']>(
  import.meta.glob('../../../words/admin-console/enquiries.*.json', { import: 'default' }),
)
