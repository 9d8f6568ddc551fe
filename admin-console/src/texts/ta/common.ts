import type { Texts } from '../page.ts'

export const common: Texts['common'] = {}
