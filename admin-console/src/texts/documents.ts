import { area } from './page.ts'
import type { Words } from './words.ts'

export const documentsTexts = area<Words['documents']>(
  import.meta.glob('../../../words/admin-console/documents.*.json', { import: 'default' }),
)
