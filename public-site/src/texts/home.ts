import { home as english } from './en/home.ts'
import { textsOf } from './page.ts'

export const homeTexts = () => textsOf('home', english)
