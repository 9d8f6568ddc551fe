import { packagePage as english } from './en/package-page.ts'
import { textsOf } from './page.ts'

export const packagePageTexts = () => textsOf('packagePage', english)
