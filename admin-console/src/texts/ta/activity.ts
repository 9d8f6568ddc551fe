import type { Texts } from '../page.ts'

export const activity: Texts['activity'] = {}
