import { enquiry as english } from './en/enquiry.tsx'
import { textsOf } from './page.ts'

export const enquiryTexts = () => textsOf('enquiry', english)
