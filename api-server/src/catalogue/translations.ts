import type { Cab, CabTexts, CabTranslations, Holiday, PackageTexts, PackageTranslations } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'

type Texts = CabTexts & PackageTexts
type Translations = CabTranslations | PackageTranslations
/** Of each list that is translated, what its texts belong to, in order: names, lines, titles, addresses of pictures. */
export type Lists = { [List in keyof Texts as Texts[List] extends unknown[] | undefined ? List : never]-?: string[] }

/** Translations as a field of their record; no field without any. */
export const ifSaid = <Stored extends Translations>(translations: Stored) =>
  Object.keys(translations).length > 0 ? { translations } : {}

/**
 * The translations to store after a change. A language that is given replaces its texts. In any other, each text of a list
 * stays with what it belongs to: `before` and `after` are the English lists.
 */
export function changedTranslations(
  stored: Partial<Record<string, Texts>>,
  given: Translations | undefined,
  before: Partial<Lists>,
  after: Partial<Lists>,
): string {
  const kept = Object.entries(stored).map(([language, texts = {}]) => [language, realigned(texts, before, after)])
  const all: [string, Texts | undefined][] = Object.entries({ ...Object.fromEntries(kept), ...given })
  const said = all.map(([language, texts]) => [language, withoutBlanks(texts ?? {})] as const)
  return JSON.stringify(Object.fromEntries(said.filter(([, texts]) => isSaid(texts))))
}

function realigned(texts: Texts, before: Partial<Lists>, after: Partial<Lists>): Texts {
  const lists = Object.keys(after) as (keyof Lists)[]
  const moved = lists.flatMap((list) => {
    const own: unknown[] | undefined = texts[list]
    const [was, is] = [before[list] ?? [], after[list] ?? []]
    return own && JSON.stringify(was) !== JSON.stringify(is)
      ? [[list, is.map((_, at) => own[placeBefore(was, is, at)] ?? blankOf(list))]]
      : []
  })
  return { ...texts, ...Object.fromEntries(moved) }
}

/** Where an entry was before: by what it says, or where that was corrected, by its place. */
function placeBefore(was: string[], is: string[], at: number): number {
  const place = was.indexOf(is[at] ?? '')
  const isCorrected = place === -1 && was.length === is.length && !is.includes(was[at] ?? '')
  return isCorrected ? at : place
}

const blankOf = (list: keyof Lists) => (list === 'itinerary' ? { title: '', text: '' } : '')

const withoutBlanks = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, value]) => isSaid(value)))

/** Whether there is a text in a value. */
function isSaid(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isSaid)
  return typeof value === 'string' && value !== ''
}

/** A cab as visitors of a language read it: English where it says nothing in theirs. */
export function cabIn({ translations, ...cab }: Cab, language: Language): Cab {
  const texts = language === 'en' ? undefined : translations?.[language]
  if (!texts) return cab
  return {
    ...cab,
    description: texts.description || cab.description,
    pictureTexts: pictureTextsIn(cab.pictureTexts, texts.pictureTexts),
  }
}

/** A package as visitors of a language read it: English where it says nothing in theirs. */
export function packageIn<Item extends Holiday>({ translations, ...item }: Item, language: Language) {
  const texts = language === 'en' ? undefined : translations?.[language]
  if (!texts) return item
  return {
    ...item,
    name: texts.name || item.name,
    services: item.services.map((service, at) => ({ ...service, name: texts.services?.[at] || service.name })),
    category: item.category.map((one, at) => ({ ...one, name: texts.category?.[at] || one.name })),
    pictureTexts: pictureTextsIn(item.pictureTexts, texts.pictureTexts),
    priceFor: texts.priceFor || item.priceFor,
    itinerary: item.itinerary.map(({ title, text }, at) => ({
      title: texts.itinerary?.[at]?.title || title,
      text: texts.itinerary?.[at]?.text || text,
    })),
    included: item.included.map((line, at) => texts.included?.[at] || line),
    notIncluded: item.notIncluded.map((line, at) => texts.notIncluded?.[at] || line),
  }
}

/** Pictures may have a text in one language alone. */
const pictureTextsIn = (english: string[], texts: string[] = []) =>
  Array.from({ length: Math.max(english.length, texts.length) }, (_, at) => texts[at] || english[at] || '')

/** All that a search may find a package by, in every language. */
export function wordsOf({ name, services, category, itinerary, translations = {} }: Holiday): string {
  const english = [name, ...[...services, ...category].map((one) => one.name), ...itinerary.map(({ title }) => title)]
  const others = Object.values(translations).flatMap((texts) => [
    ...[texts?.name ?? '', ...(texts?.services ?? []), ...(texts?.category ?? [])],
    ...(texts?.itinerary ?? []).map(({ title }) => title),
  ])
  return [...english, ...others].filter(Boolean).join(' ')
}
