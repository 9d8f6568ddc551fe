import { heads as english } from './en/heads.ts'
import { textsOf } from './page.ts'

export const headsTexts = () => textsOf('heads', english)
