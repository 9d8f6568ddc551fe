import { imports as english } from './en/imports.ts'
import { textsOf } from './page.ts'

export const importTexts = () => textsOf('imports', english)
