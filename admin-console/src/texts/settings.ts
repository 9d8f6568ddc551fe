import { settings as english } from './en/settings.ts'
import { textsOf } from './page.ts'

export const settingsTexts = () => textsOf('settings', english)
