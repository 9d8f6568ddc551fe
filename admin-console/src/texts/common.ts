import { common as english } from './en/common.ts'
import { textsOf } from './page.ts'

export const commonTexts = () => textsOf('common', english)
