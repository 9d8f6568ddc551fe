import type { Holiday, Tour } from 'shared-api/contract'
import { plainText } from 'shared-api/india'
import { commonTexts } from '../../texts/common.ts'

/** A package of either kind. */
export type TravelPackage = Holiday | Tour

/** The visitor's filter; '' for any. `persons` is a number as text. */
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
    // In the page's language: the server's default order may differ from the browser's, and hydration would fail.
    (a, b) => a.localeCompare(b, commonTexts().locale),
  )

/** The different numbers of persons of a list, smallest first; empty for holiday packages. */
export const personCountsOf = (packages: TravelPackage[]): number[] =>
  [...new Set(packages.map(personsOf).filter((count) => count !== null))].sort((a, b) => a - b)

/** A category in words: Basic and Premium are translated, others are the desk's own. */
export const categoryLabel = (name: string): string =>
  Object.entries(commonTexts().categories).find(([known]) => known === name)?.[1] ?? name

const textOf = ({ name, services, category }: TravelPackage) =>
  fold(
    [name, ...services.map((one) => one.name), ...category.flatMap((one) => [one.name, categoryLabel(one.name)])].join(
      ' ',
    ),
  )

/** Normalises for comparison: printed names have ’ and –, and visitors type what their keyboards have. */
const fold = (text: string) =>
  plainText(text)
    .normalize('NFC')
    .toLocaleLowerCase('en-IN')
    .replace(/[‘’]/g, "'")
    .replace(/\p{Pd}/gu, '-')
