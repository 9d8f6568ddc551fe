import { driverCash as english } from './en/driver-cash.ts'
import { textsOf } from './page.ts'

export const driverCashTexts = () => textsOf('driverCash', english)
