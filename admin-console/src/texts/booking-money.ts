import { area } from './page.ts'
import type { Words } from './words.ts'

export const bookingMoneyTexts = area<Words['booking-money']>(
  import.meta.glob('../../../words/admin-console/booking-money.*.json', { import: 'default' }),
)
