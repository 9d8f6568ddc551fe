import { DEFAULT_LANGUAGE, type OtherLanguage, type SiteLanguage, siteLanguageOf } from 'shared-api/languages'
import type { texts as english } from './en/index.ts'

/** All that a language has to say, by area; a text that is missing fails the type check. */
export type Texts = typeof english

/** English comes with each page; another language is one file, loaded for those who read it. */
const OTHERS: Record<OtherLanguage, () => Promise<Texts>> = {
  ta: async () => (await import('./ta/index.ts')).texts,
  ml: async () => (await import('./ml/index.ts')).texts,
  te: async () => (await import('./te/index.ts')).texts,
  hi: async () => (await import('./hi/index.ts')).texts,
  kn: async () => (await import('./kn/index.ts')).texts,
}

let spoken: { language: SiteLanguage; texts: Texts } | null = null

/** Sets the site's language; call it before a page renders. English stays if the texts fail to load. */
export async function speak(code: string): Promise<void> {
  const language = siteLanguageOf(code) ?? DEFAULT_LANGUAGE
  if (language === pageLanguage()) return
  const texts = language === DEFAULT_LANGUAGE ? null : await OTHERS[language]().catch(() => null)
  spoken = texts && { language, texts }
}

/** The language that is spoken. */
export const pageLanguage = (): SiteLanguage => spoken?.language ?? DEFAULT_LANGUAGE

/** The texts of an area in the page's language, or these English ones. */
export const textsOf = <Area extends keyof Texts>(area: Area, inEnglish: Texts[Area]): Texts[Area] =>
  spoken?.texts[area] ?? inEnglish
