import { OTHER_LANGUAGES, type TranslatedInto } from 'shared-api/contract'
import { plainText } from 'shared-api/india'

/** A text in other languages than English. */
export type Words = Partial<Record<TranslatedInto, string>>

/** A text of a form to translate. */
export type Translatable = {
  label: string
  english: string
  words: Words
  /** The most characters. */
  max: number
  isLong?: boolean
  /** Where the form has its words: 'services.2.in'. */
  path: string
}

type Stored<Texts> = Partial<Record<TranslatedInto, Texts | undefined>> | undefined

/** The words of one text in stored translations; undefined where there are none. */
export function wordsIn<Texts>(stored: Stored<Texts>, textOf: (texts: Texts) => string | undefined): Words | undefined {
  const said = OTHER_LANGUAGES.flatMap((language) => {
    const texts = stored?.[language]
    const text = texts && textOf(texts)
    return text ? [[language, text]] : []
  })
  return said.length > 0 ? Object.fromEntries(said) : undefined
}

/** The texts of every language, as the contract takes them: a language without any is empty, and lists end with a text. */
export const translationsOf = <Texts extends object>(textsOf: (text: (words?: Words) => string) => Texts) =>
  Object.fromEntries(
    OTHER_LANGUAGES.map((language) => {
      const texts = textsOf((words) => plainText(words?.[language] ?? ''))
      const cut = Object.entries(texts).map(([field, value]) => [field, Array.isArray(value) ? upToLast(value) : value])
      return [language, Object.fromEntries(cut)]
    }),
  ) as Record<TranslatedInto, Texts>

const upToLast = (list: (string | object)[]) =>
  list.slice(0, list.findLastIndex((one) => Object.values(one).some((part) => part.trim() !== '')) + 1)

/** What can be translated: a text that English lacks has nothing to follow. */
export const withEnglish = (all: Translatable[]) => all.filter(({ english }) => english.trim() !== '')

export const isMissing = ({ words }: Translatable, language: TranslatedInto) => !words[language]?.trim()

/** In how many languages all texts are there, English among them. */
export const wholeLanguages = (texts: Translatable[]): number =>
  1 + OTHER_LANGUAGES.filter((language) => texts.every((text) => !isMissing(text, language))).length

/** How a conflict shows the words of a text. */
export const wordsText = (words: Words = {}): string =>
  OTHER_LANGUAGES.flatMap((language) => words[language] || []).join(' · ')
