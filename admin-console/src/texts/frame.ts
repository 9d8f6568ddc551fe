import { frame as english } from './en/frame.ts'
import { textsOf } from './page.ts'

export const frameTexts = () => textsOf('frame', english)
