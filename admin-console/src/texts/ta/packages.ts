import type { Texts } from '../page.ts'

export const packages: Texts['packages'] = {}
