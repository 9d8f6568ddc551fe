import { area } from './page.ts'
import type { Words } from './words.ts'

export const fleetTexts = area<Words['fleet']>(
  import.meta.glob('../../../words/admin-console/fleet.*.json', { import: 'default' }),
)
