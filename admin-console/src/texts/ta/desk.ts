import type { Texts } from '../page.ts'

export const desk: Texts['desk'] = {}
