import type { Texts } from '../page.ts'

export const staff: Texts['staff'] = {}
