import { DEFAULT_LANGUAGE, LANGUAGES, type SiteLanguage, siteLanguageOf } from 'shared-api/languages'
import { wordAreas } from 'shared-ui'

const words = wordAreas<SiteLanguage>(DEFAULT_LANGUAGE)

/** The words of the site, by area: each module beside this one is one of words/public-site. */
export const { area, ready, language: pageLanguage } = words

/** Sets the site's language, or English where it is unknown. */
export const setLanguage = (code: string): void => words.setLanguage(siteLanguageOf(code) ?? DEFAULT_LANGUAGE)

/** The locale of dates and sorting. */
export const pageLocale = (): string => LANGUAGES[pageLanguage()].locale

/** Code that is loaded late, once its words have come as well; rejects if either fails. */
export async function withWords<Module>(code: Promise<Module>): Promise<Module> {
  const module = await code
  await ready()
  return module
}
