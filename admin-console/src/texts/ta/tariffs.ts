import type { Texts } from '../page.ts'

export const tariffs: Texts['tariffs'] = {}
