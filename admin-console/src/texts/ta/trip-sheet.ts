import type { Texts } from '../page.ts'

export const tripSheet: Texts['tripSheet'] = {}
