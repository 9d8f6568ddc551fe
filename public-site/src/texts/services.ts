import { services as english } from './en/services.ts'
import { textsOf } from './page.ts'

export const servicesTexts = () => textsOf('services', english)
