import { area } from './page.ts'
import type { Words } from './words.ts'

export const servicesTexts = area<Words['services']>(
  import.meta.glob('../../../words/public-site/services.*.json', { import: 'default' }),
)
