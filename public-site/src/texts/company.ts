import { company as english } from './en/company.ts'
import { textsOf } from './page.ts'

export const companyTexts = () => textsOf('company', english)
