import { terms as english } from './en/terms.tsx'
import { textsOf } from './page.ts'

export const termsTexts = () => textsOf('terms', english)
