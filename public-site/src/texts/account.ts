import { account as english } from './en/account.ts'
import { textsOf } from './page.ts'

export const accountTexts = () => textsOf('account', english)
