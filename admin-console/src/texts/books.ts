import { area } from './page.ts'
import type { Words } from './words.ts'

export const booksTexts = area<Words['books']>(
  import.meta.glob('../../../words/admin-console/books.*.json', { import: 'default' }),
)
