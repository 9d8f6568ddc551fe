import { privacy as english } from './en/privacy.tsx'
import { textsOf } from './page.ts'

export const privacyTexts = () => textsOf('privacy', english)
