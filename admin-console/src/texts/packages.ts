import { packages as english } from './en/packages.ts'
import { textsOf } from './page.ts'

export const packagesTexts = () => textsOf('packages', english)
