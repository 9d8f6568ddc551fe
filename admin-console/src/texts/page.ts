import { DEFAULT_LANGUAGE, type DeskLanguage } from 'shared-api/languages'
import type { texts as english } from './en/index.ts'

/** All that the console says in a language, by area; a text that is missing fails the type check. */
export type Texts = typeof english

/** English comes with each page; Tamil is one file, loaded for those who read it. */
let spoken: { language: DeskLanguage; texts: Texts } | null = null

/** Sets the console's language; call it before a page renders. English stays if the texts fail to load. */
export async function speak(language: DeskLanguage): Promise<void> {
  if (language === deskLanguage()) return
  const loaded = language === 'ta' ? await import('./ta/index.ts').catch(() => null) : null
  spoken = loaded && { language, texts: loaded.texts }
}

/** The language that is spoken. */
export const deskLanguage = (): DeskLanguage => spoken?.language ?? DEFAULT_LANGUAGE

/** The texts of an area in the console's language, or these English ones. Call it while rendering, not once per file. */
export const textsOf = <Area extends keyof Texts>(area: Area, inEnglish: Texts[Area]): Texts[Area] =>
  spoken?.texts[area] ?? inEnglish
