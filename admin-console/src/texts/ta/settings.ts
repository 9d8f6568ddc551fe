import type { Texts } from '../page.ts'

export const settings: Texts['settings'] = {}
