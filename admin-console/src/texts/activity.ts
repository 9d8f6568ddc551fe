import { area } from './page.ts'
import type { Words } from './words.ts'

export const activityTexts = area<Words['activity']>(
  import.meta.glob('../../../words/admin-console/activity.*.json', { import: 'default' }),
)
