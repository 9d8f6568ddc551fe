import { trip as english } from './en/trip.ts'
import { textsOf } from './page.ts'

export const tripTexts = () => textsOf('trip', english)
