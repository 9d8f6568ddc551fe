import { ready, setLanguage } from '../texts/page.ts'

/** The site in a language, once its words have come. */
export async function inLanguage(code: string): Promise<void> {
  setLanguage(code)
  await ready()
}
