import { DEFAULT_LANGUAGE, type OtherLanguage, type SiteLanguage } from 'shared-api/languages'
import { en } from './en.ts'

/** The texts of a language; a missing text fails the type check. */
export type Texts = typeof en

/** English is in the shell; each other language is a file that is loaded on demand. */
const OTHERS: Record<OtherLanguage, () => Promise<Texts>> = {
  ta: async () => (await import('./ta.ts')).ta,
  ml: async () => (await import('./ml.ts')).ml,
  te: async () => (await import('./te.ts')).te,
  hi: async () => (await import('./hi.ts')).hi,
  kn: async () => (await import('./kn.ts')).kn,
}

let current: { language: SiteLanguage; texts: Texts } = { language: DEFAULT_LANGUAGE, texts: en }

/** The texts of this page. Its language stays until the page is reloaded. */
export const texts = (): Texts => current.texts
export const pageLanguage = (): SiteLanguage => current.language

/** The texts of a language, loaded where they are not in the shell; null if that fails. */
export const textsOf = async (language: SiteLanguage): Promise<Texts | null> =>
  language === DEFAULT_LANGUAGE ? en : OTHERS[language]().catch(() => null)

/** Sets the page's language; call it before the first view. English stays if the texts fail to load. */
export async function speak(language: SiteLanguage): Promise<void> {
  const loaded = await textsOf(language)
  if (loaded) current = { language, texts: loaded }
}
