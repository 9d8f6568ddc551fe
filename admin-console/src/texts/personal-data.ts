import { personalData as english } from './en/personal-data.ts'
import { textsOf } from './page.ts'

export const personalDataTexts = () => textsOf('personalData', english)
