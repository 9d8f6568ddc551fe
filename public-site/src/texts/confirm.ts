import { confirm as english } from './en/confirm.tsx'
import { textsOf } from './page.ts'

export const confirmTexts = () => textsOf('confirm', english)
