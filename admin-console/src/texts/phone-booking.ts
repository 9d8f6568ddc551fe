import { area } from './page.ts'
import type { Words } from './words.ts'

export const phoneBookingTexts = area<Words['phone-booking']>(
  import.meta.glob('../../../words/admin-console/phone-booking.*.json', { import: 'default' }),
)
