import type { Texts } from '../page.ts'

export const driverCash: Texts['driverCash'] = {}
