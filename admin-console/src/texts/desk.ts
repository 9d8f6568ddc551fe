import { desk as english } from './en/desk.ts'
import { textsOf } from './page.ts'

export const deskTexts = () => textsOf('desk', english)
