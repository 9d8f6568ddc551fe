import { tariffs as english } from './en/tariffs.ts'
import { textsOf } from './page.ts'

export const tariffsTexts = () => textsOf('tariffs', english)
