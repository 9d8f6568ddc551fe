import type { Texts } from '../page.ts'

export const books: Texts['books'] = {}
