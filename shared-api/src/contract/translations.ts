import { MAX_ITEMS, MAX_TEXT } from './catalogue-limits.ts'
import { MAX_PACKAGE_DAYS, MAX_PACKAGE_LINES } from './package-details.ts'
import { refusedAs } from './problems.ts'
import { optionalLine, optionalParagraph } from './text.ts'
import { PictureTexts } from './visibility.ts'
import { z } from './zod.ts'

/** The languages besides English in which cabs and packages may be described. */
export const OTHER_LANGUAGES = ['ta', 'ml', 'te', 'hi', 'kn'] as const
export type TranslatedInto = (typeof OTHER_LANGUAGES)[number]

const list = (text: z.ZodString, most: number) => z.array(text).max(most).optional()
const Day = z.strictObject({ title: optionalLine(MAX_TEXT.dayTitle), text: optionalParagraph(MAX_TEXT.day) })

/** A cab in another language. What is '' or left out is shown in English; lists are in the order of the English ones. */
export const CabTexts = z.strictObject({
  description: optionalParagraph(MAX_TEXT.description).optional(),
  pictureTexts: PictureTexts.optional(),
})
export type CabTexts = z.infer<typeof CabTexts>

/** A tour in another language, as `CabTexts`. Its category is one of two that each page has words for. */
export const TourTexts = z.strictObject({
  name: optionalLine(MAX_TEXT.name).optional(),
  services: list(optionalLine(MAX_TEXT.item), MAX_ITEMS),
  priceFor: optionalLine(MAX_TEXT.priceFor).optional(),
  itinerary: z.array(Day).max(MAX_PACKAGE_DAYS).optional(),
  included: list(optionalLine(MAX_TEXT.line), MAX_PACKAGE_LINES),
  notIncluded: list(optionalLine(MAX_TEXT.line), MAX_PACKAGE_LINES),
  pictureTexts: PictureTexts.optional(),
})

/** A holiday in another language, as `CabTexts`. */
export const PackageTexts = z.strictObject({
  ...TourTexts.shape,
  category: list(optionalLine(MAX_TEXT.item), MAX_ITEMS),
})
export type PackageTexts = z.infer<typeof PackageTexts>

/** Texts by language; a language that is left out has none, or in an edit keeps its own. */
const byLanguage = <Texts extends z.ZodType>(texts: Texts) => {
  const one = texts.optional()
  return z.strictObject({ ta: one, ml: one, te: one, hi: one, kn: one })
}
export const CabTranslations = byLanguage(CabTexts)
export type CabTranslations = z.infer<typeof CabTranslations>
export const TourTranslations = byLanguage(TourTexts)
export const PackageTranslations = byLanguage(PackageTexts)
export type PackageTranslations = z.infer<typeof PackageTranslations>

const CODES = ['en', ...OTHER_LANGUAGES] as const
/** The language of a list; English if none is given. */
export const InLanguage = z.object({
  language: refusedAs(z.enum(CODES), { code: 'one-of', params: { values: CODES.join(', ') } }).optional(),
})
