export { written } from './written.ts'

/**
 * The languages of the product: each by its own name, and with the locale of its dates, numbers and money. A further one
 * is a line here and a file of texts in each part (docs/decisions/languages.md).
 */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-IN' },
  ta: { name: 'தமிழ்', locale: 'ta-IN' },
  ml: { name: 'മലയാളം', locale: 'ml-IN' },
  te: { name: 'తెలుగు', locale: 'te-IN' },
  hi: { name: 'हिन्दी', locale: 'hi-IN' },
  kn: { name: 'ಕನ್ನಡ', locale: 'kn-IN' },
} as const satisfies Record<string, { name: string; locale: string }>

/** A language of the product, by its ISO 639-1 code. */
export type Language = keyof typeof LANGUAGES

/** The language that is always there: no text of it is loaded apart, and its addresses do not name it. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language

/** The languages that the site has texts in. The address of a page names each but English: /ta/cars. */
export const SITE_LANGUAGES = [DEFAULT_LANGUAGE, 'ta', 'ml', 'te', 'hi', 'kn'] as const satisfies Language[]
export type SiteLanguage = (typeof SITE_LANGUAGES)[number]
export type OtherLanguage = Exclude<SiteLanguage, typeof DEFAULT_LANGUAGE>

/** The languages of printed papers; in any other they are English. */
export const PAPER_LANGUAGES = ['en', 'ta'] as const
export type PaperLanguage = (typeof PAPER_LANGUAGES)[number]
export const paperLanguageOf = (language: Language): PaperLanguage => (language === 'ta' ? 'ta' : 'en')

/** The languages of the console. */
export const DESK_LANGUAGES = ['en', 'ta'] as const satisfies Language[]
export type DeskLanguage = (typeof DESK_LANGUAGES)[number]

/** The language of a code ('ta', 'ta-IN'); null if it is none of ours. */
export function languageOf(code: string | undefined): Language | null {
  const [primary = ''] = (code ?? '').trim().toLowerCase().split('-')
  return Object.hasOwn(LANGUAGES, primary) ? (primary as Language) : null
}

/** The same of a language that the site has texts in. */
export const siteLanguageOf = (code: string | undefined): SiteLanguage | null =>
  SITE_LANGUAGES.find((language) => language === languageOf(code)) ?? null

/** What the paths of a language's pages begin with: '/ta'; '' for English, and for a language without site texts. */
export const basePath = (language: Language): string =>
  language === DEFAULT_LANGUAGE || !siteLanguageOf(language) ? '' : `/${language}`

/** The path of a page in a language: '/cars' is '/ta/cars' in Tamil, '/' is '/ta'. */
export const pathIn = (language: Language, path: string): string =>
  path === '/' ? basePath(language) || '/' : basePath(language) + path

/** The language of an address, and the page's path without it; letter case does not count, as in the router. */
export function splitPath(path: string): { language: SiteLanguage; path: string } {
  const language = SITE_LANGUAGES.find(
    (one) => basePath(one) !== '' && `${path}/`.toLowerCase().startsWith(`${basePath(one)}/`),
  )
  if (!language) return { language: DEFAULT_LANGUAGE, path }
  return { language, path: path.slice(basePath(language).length) || '/' }
}

/** The language that an Accept-Language header prefers, if it is ours; else English. */
export const preferredLanguage = (acceptLanguage: string | undefined): Language =>
  languageOf(acceptLanguage?.split(/[,;]/)[0]) ?? DEFAULT_LANGUAGE

/** The words of English files by area: a function in place of each message that `Takes` values, by its path. */
export type WordsOf<English, Takes> = { [Area in keyof English & string]: Message<English[Area], Takes, Area> }

type Message<English, Takes, Path extends string> = Path extends keyof Takes
  ? Takes[Path]
  : English extends string | readonly unknown[]
    ? English
    : { [Key in keyof English & string]: Message<English[Key], Takes, `${Path}.${Key}`> }
