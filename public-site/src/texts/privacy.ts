import { area } from './page.ts'

type Found = typeof import('./en/privacy.tsx')

const found = area<Found>(import.meta.glob('./*/privacy.tsx'))
export const privacyTexts = () => found().privacy
