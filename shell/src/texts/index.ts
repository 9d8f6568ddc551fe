import { DEFAULT_LANGUAGE, type Language, type OtherLanguage } from 'shared-api/languages'
import { en } from './en.ts'

/** What a language has to say; a text that is missing fails the type check. */
export type Texts = typeof en

/** English comes with the shell; each other language is a file of its own, loaded for those who read it. */
const OTHERS: Record<OtherLanguage, () => Promise<Texts>> = {
  ta: async () => (await import('./ta.ts')).ta,
}

let current: { language: Language; texts: Texts } = { language: DEFAULT_LANGUAGE, texts: en }

/** The texts of this page. Its language holds until the page is loaded anew. */
export const texts = (): Texts => current.texts
export const pageLanguage = (): Language => current.language

/** Makes a language that of the page; to be called before the first view. English stays when the texts can't be had. */
export async function speak(language: Language): Promise<void> {
  if (language === DEFAULT_LANGUAGE) return
  const loaded = await OTHERS[language]().catch(() => null)
  if (loaded) current = { language, texts: loaded }
}
