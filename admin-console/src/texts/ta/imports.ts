import type { Texts } from '../page.ts'

export const imports: Texts['imports'] = {}
