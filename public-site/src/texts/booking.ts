import { area } from './page.ts'
import type { Words } from './words.ts'

export const bookingTexts = area<Words['booking']>(
  import.meta.glob('../../../words/public-site/booking.*.json', { import: 'default' }),
)
