import { formatPaise } from 'shared-api/pricing'
import { commonTexts } from '../texts/common.ts'

/** Whole paise as people read them in the page's language. */
export const money = (paise: number): string => formatPaise(paise, commonTexts().locale)
