import { area } from './page.ts'
import type { Words } from './words.ts'

export const driverCashTexts = area<Words['driver-cash']>(
  import.meta.glob('../../../words/admin-console/driver-cash.*.json', { import: 'default' }),
)
