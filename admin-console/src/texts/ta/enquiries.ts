import type { Texts } from '../page.ts'

export const enquiries: Texts['enquiries'] = {}
