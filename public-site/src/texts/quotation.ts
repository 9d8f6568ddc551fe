import { quotation as english } from './en/quotation.ts'
import { textsOf } from './page.ts'

export const quotationTexts = () => textsOf('quotation', english)
