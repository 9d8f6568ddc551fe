import { area } from './page.ts'
import type { Words } from './words.ts'

export const bookingListTexts = area<Words['booking-list']>(
  import.meta.glob('../../../words/admin-console/booking-list.*.json', { import: 'default' }),
)
