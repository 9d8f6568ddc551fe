import { cabs as english } from './en/cabs.ts'
import { textsOf } from './page.ts'

export const cabsTexts = () => textsOf('cabs', english)
