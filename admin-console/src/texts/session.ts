import { session as english } from './en/session.ts'
import { textsOf } from './page.ts'

export const sessionTexts = () => textsOf('session', english)
