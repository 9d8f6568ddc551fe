import type { Holiday, Tour } from 'shared-api/contract'
import { plainText } from 'shared-api/india'
import { commonTexts } from '../../texts/common.ts'

/** A package of either kind. */
export type TravelPackage = Holiday | Tour

/** What the visitor looks for; '' leaves a thing open. `persons` is a number of persons as text. */
export type PackageFilter = { search: string; category: string; persons: string }
export const NO_FILTER: PackageFilter = { search: '', category: '', persons: '' }

/** The number of persons that a tour is for; null for a holiday package, which names none. */
export const personsOf = (one: TravelPackage): number | null => ('numberOfPersons' in one ? one.numberOfPersons : null)

/** The packages that match: every word of the search somewhere in name, services or categories. */
export function matching<Package extends TravelPackage>(packages: Package[], filter: PackageFilter): Package[] {
  const words = fold(filter.search).split(/\s+/).filter(Boolean).map(spellings)
  return packages.filter(
    (one) =>
      (filter.category === '' || one.category.some(({ name }) => name === filter.category)) &&
      (filter.persons === '' || personsOf(one) === Number(filter.persons)) &&
      words.every((word) => word.some((spelling) => textOf(one).includes(spelling))),
  )
}

/** A word, and as the company may write it: a place is looked for in the language of the page, and named in English. */
function spellings(word: string): string[] {
  const cities = Object.entries(commonTexts().cities).filter(([, name]) => fold(name).includes(word))
  // An id is the code of the state and the English name.
  return [word, ...cities.map(([id]) => id.split('-')[1] ?? id)]
}

/** The different categories of a list, in order of the alphabet. */
export const categoriesOf = (packages: TravelPackage[]): string[] =>
  [...new Set(packages.flatMap(({ category }) => category.map(({ name }) => name)))].sort(
    // Said which language's: the server's own order need not be the browser's, and the page would not be what came.
    (a, b) => a.localeCompare(b, commonTexts().locale),
  )

/** The different numbers of persons of a list, smallest first; empty for holiday packages. */
export const personCountsOf = (packages: TravelPackage[]): number[] =>
  [...new Set(packages.map(personsOf).filter((count) => count !== null))].sort((a, b) => a - b)

/** A category as it is told: Basic and Premium have words in each language, the others are the desk's own. */
export const categoryLabel = (name: string): string =>
  Object.entries(commonTexts().categories).find(([known]) => known === name)?.[1] ?? name

const textOf = ({ name, services, category }: TravelPackage) =>
  fold(
    [name, ...services.map((one) => one.name), ...category.flatMap((one) => [one.name, categoryLabel(one.name)])].join(
      ' ',
    ),
  )

/** As it is compared: names are set in print, with ’ and –, and visitors type what their keyboards have. */
const fold = (text: string) =>
  plainText(text)
    .normalize('NFC')
    .toLocaleLowerCase('en-IN')
    .replace(/[‘’]/g, "'")
    .replace(/\p{Pd}/gu, '-')
