import { area } from './page.ts'
import type { Words } from './words.ts'

export const bookingPageTexts = area<Words['booking-page']>(
  import.meta.glob('../../../words/admin-console/booking-page.*.json', { import: 'default' }),
)
