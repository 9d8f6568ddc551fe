import { LANGUAGES, type Language } from 'shared-api/languages'

// A calendar day and a clock time have no time zone: the same wherever the server runs.
const formatterOf = (language: Language, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LANGUAGES[language].locale, { ...style, timeZone: 'UTC' })

/** '2026-12-25' as 'Friday, 25 December 2026'. */
export const dayText = (day: string, language: Language): string =>
  formatterOf(language, { dateStyle: 'full' }).format(new Date(`${day}T00:00:00Z`))

/** '2026-12-25', '06:30' as 'Friday, 25 December 2026 at 6:30 am'. */
export const momentText = (day: string, time: string, language: Language): string =>
  formatterOf(language, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(`${day}T${time}:00Z`))
