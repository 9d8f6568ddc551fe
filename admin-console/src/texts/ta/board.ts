import type { Texts } from '../page.ts'

export const board: Texts['board'] = {}
