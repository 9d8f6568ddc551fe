import { DEFAULT_LANGUAGE, type Language, type OtherLanguage } from 'shared-api/languages'
import { en } from './en.ts'

/** The texts of a language; a missing text fails the type check. */
export type Texts = typeof en

/** English is in the shell; each other language is a file that is loaded on demand. */
const OTHERS: Record<OtherLanguage, () => Promise<Texts>> = {
  ta: async () => (await import('./ta.ts')).ta,
}

let current: { language: Language; texts: Texts } = { language: DEFAULT_LANGUAGE, texts: en }

/** The texts of this page. Its language stays until the page is reloaded. */
export const texts = (): Texts => current.texts
export const pageLanguage = (): Language => current.language

/** Sets the page's language; call it before the first view. English stays if the texts fail to load. */
export async function speak(language: Language): Promise<void> {
  if (language === DEFAULT_LANGUAGE) return
  const loaded = await OTHERS[language]().catch(() => null)
  if (loaded) current = { language, texts: loaded }
}
