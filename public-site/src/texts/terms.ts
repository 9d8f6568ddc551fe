import { area } from './page.ts'

type Found = typeof import('./en/terms.tsx')

const found = area<Found>(import.meta.glob('./*/terms.tsx'))
export const termsTexts = () => found().terms
