import { DEFAULT_LANGUAGE, type DeskLanguage } from 'shared-api/languages'
import { wordAreas } from 'shared-ui'

/** The words of the console, by area: each module beside this one is one of words/admin-console. */
export const { area, setLanguage, ready, language: deskLanguage } = wordAreas<DeskLanguage>(DEFAULT_LANGUAGE)
