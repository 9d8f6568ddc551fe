import type { Texts } from '../page.ts'

export const fleet: Texts['fleet'] = {}
