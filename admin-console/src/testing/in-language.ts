import type { DeskLanguage } from 'shared-api/languages'
import { ready, setLanguage } from '../texts/page.ts'

/** The console in a language, once its words have come. */
export async function inLanguage(language: DeskLanguage): Promise<void> {
  setLanguage(language)
  await ready()
}
