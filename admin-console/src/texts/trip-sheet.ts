import { tripSheet as english } from './en/trip-sheet.ts'
import { textsOf } from './page.ts'

export const tripSheetTexts = () => textsOf('tripSheet', english)
