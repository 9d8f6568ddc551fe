import { board as english } from './en/board.ts'
import { textsOf } from './page.ts'

export const boardTexts = () => textsOf('board', english)
