import type { Texts } from '../page.ts'

export const personalData: Texts['personalData'] = {}
