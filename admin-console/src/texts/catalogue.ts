import { catalogue as english } from './en/catalogue.ts'
import { textsOf } from './page.ts'

export const catalogueTexts = () => textsOf('catalogue', english)
