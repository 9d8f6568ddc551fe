import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, type Language, languageOf } from 'shared-api/languages'

/** The visitor's choice; without one the server's finding from the browser (`<html lang>`). */
export function chosenLanguage(): Language {
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('='))
  const chosen = cookies.find(([name]) => name === LANGUAGE_COOKIE.name)?.[1]
  return languageOf(chosen) ?? languageOf(document.documentElement.lang) ?? DEFAULT_LANGUAGE
}

/** Remembers the choice, for the server too, and loads the page in that language; drafts and filters outlive it. */
export function chooseLanguage(language: Language): void {
  const { name, maxAge } = LANGUAGE_COOKIE
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${language}; path=/; max-age=${maxAge}; samesite=lax${secure}`
  location.reload()
}
