import { area } from './page.ts'
import type { Words } from './words.ts'

export const bookingsTexts = area<Words['bookings']>(
  import.meta.glob('../../../words/admin-console/bookings.*.json', { import: 'default' }),
)
