import type { Texts } from '../page.ts'

export const session: Texts['session'] = {}
