import { DEFAULT_LANGUAGE, DESK_LANGUAGES, type DeskLanguage } from 'shared-api/languages'

const KEY = 'desk-language'

/** The language that was last chosen on this device, for the login page and until one's own choice is known. */
export function keptLanguage(): DeskLanguage {
  try {
    return DESK_LANGUAGES.find((one) => one === localStorage.getItem(KEY)) ?? DEFAULT_LANGUAGE
  } catch {
    return DEFAULT_LANGUAGE
  }
}

/** Keeps it and shows the page again in that language; nothing happens where the browser keeps nothing. */
export function startIn(language: DeskLanguage): void {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    return
  }
  location.reload()
}
