import type { Texts } from '../page.ts'

export const cabs: Texts['cabs'] = {}
