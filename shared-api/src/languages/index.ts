/**
 * The languages of the product: each by its own name, and with the locale of its dates, numbers and money. A further one
 * is a line here and a file of texts in each part (docs/decisions/languages.md).
 */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-IN' },
  ta: { name: 'தமிழ்', locale: 'ta-IN' },
} as const satisfies Record<string, { name: string; locale: string }>

/** A language of the product, by its ISO 639-1 code. */
export type Language = keyof typeof LANGUAGES

/** The language that is always there: no text of it is loaded apart. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language
export type OtherLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>

/** The cookie that keeps the visitor's choice, and for how long, in seconds. */
export const LANGUAGE_COOKIE = { name: 'language', maxAge: 31_536_000 }

/** The language of a code ('ta', 'ta-IN'); null if it is none of ours. */
export function languageOf(code: string | undefined): Language | null {
  const [primary = ''] = (code ?? '').trim().toLowerCase().split('-')
  return Object.hasOwn(LANGUAGES, primary) ? (primary as Language) : null
}

/** The language that an Accept-Language header prefers, if it is ours; else English. */
export const preferredLanguage = (acceptLanguage: string | undefined): Language =>
  languageOf(acceptLanguage?.split(/[,;]/)[0]) ?? DEFAULT_LANGUAGE
