import { area } from './page.ts'
import type { Words } from './words.ts'

export const assignmentTexts = area<Words['assignment']>(
  import.meta.glob('../../../words/admin-console/assignment.*.json', { import: 'default' }),
)
