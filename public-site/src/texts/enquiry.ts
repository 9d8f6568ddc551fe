import { area } from './page.ts'
import type { Words } from './words.ts'

export const enquiryTexts = area<Words['enquiry']>(
  import.meta.glob('../../../words/public-site/enquiry.*.json', { import: 'default' }),
)
