import { enquiries as english } from './en/enquiries.ts'
import { textsOf } from './page.ts'

export const enquiriesTexts = () => textsOf('enquiries', english)
