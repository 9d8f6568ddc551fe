import { staff as english } from './en/staff.ts'
import { textsOf } from './page.ts'

export const staffTexts = () => textsOf('staff', english)
