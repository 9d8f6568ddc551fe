import type { Holiday, Tour } from 'shared-api/contract'
import { cityName as englishName, states } from 'shared-api/geography'
import { plainText } from 'shared-api/india'
import { cityName, stateName } from '../../lib/places.ts'
import { commonTexts } from '../../texts/common.ts'
import { packagesTexts } from '../../texts/packages.ts'
import { pageLocale } from '../../texts/page.ts'
import { sharedTexts } from '../../texts/shared.ts'
import { otherNames } from './other-names.ts'

/** A package of either kind. */
export type TravelPackage = Holiday | Tour

/** The visitor's filter; '' for any. `persons` and `days` are numbers as text, `state` is a code. */
export type PackageFilter = { search: string; category: string; persons: string; state: string; days: string }
export const NO_FILTER: PackageFilter = { search: '', category: '', persons: '', state: '', days: '' }

/** Whether a package is a tour. */
export const isTour = (one: object): one is Tour => 'numberOfPersons' in one

/** The number of persons that a tour is for; null for a holiday package, which names none. */
export const personsOf = (one: TravelPackage): number | null => (isTour(one) ? one.numberOfPersons : null)

/**
 * The packages that match: every word of the search somewhere in what a package says, and in its places. `inAnyLanguage`
 * has what they say in other languages than the page's, by their ids.
 */
export function matching<Package extends TravelPackage>(
  packages: Package[],
  filter: PackageFilter,
  inAnyLanguage: Record<string, string> = {},
): Package[] {
  const words = fold(filter.search).split(/\s+/).filter(Boolean).map(spellings)
  return packages.filter(
    (one) =>
      (filter.category === '' || one.category.some(({ name }) => name === filter.category)) &&
      (filter.state === '' || one.state === filter.state) &&
      (filter.days === '' || one.days === Number(filter.days)) &&
      (filter.persons === '' || personsOf(one) === Number(filter.persons)) &&
      words.every((word) => word.some((spelling) => textOf(one, inAnyLanguage[one._id]).includes(spelling))),
  )
}

/** A word, and as the company may write it: a place is looked for in the language of the page, and named in English. */
function spellings(word: string): string[] {
  const cities = Object.entries(sharedTexts().cities).filter(([, name]) => fold(name).includes(word))
  // An id is the code of the state and the English name.
  const names = [word, ...cities.map(([id]) => id.split('-')[1] ?? id)]
  return [...names, ...names.flatMap(otherNames)]
}

/** The different categories of a list, in order of the alphabet. */
export const categoriesOf = (packages: TravelPackage[]): string[] =>
  [...new Set(packages.flatMap(({ category }) => category.map(({ name }) => name)))].sort(
    // In the page's language: the server's default order may differ from the browser's, and hydration would fail.
    (a, b) => a.localeCompare(b, pageLocale()),
  )

/** The states of a list by their codes, in the order of the alphabet. */
export const statesOf = (packages: TravelPackage[]): string[] =>
  [...new Set(packages.flatMap(({ state }) => state ?? []))].sort()

/** The different numbers of days of a list, the fewest first. */
export const dayCountsOf = (packages: TravelPackage[]): number[] =>
  [...new Set(packages.flatMap(({ days }) => days ?? []))].sort((a, b) => a - b)

/** The different numbers of persons of a list, smallest first; empty for holiday packages. */
export const personCountsOf = (packages: TravelPackage[]): number[] =>
  [...new Set(packages.map(personsOf).filter((count) => count !== null))].sort((a, b) => a - b)

/** A category in words: Basic and Premium are translated, others are the desk's own. */
export const categoryLabel = (name: string): string =>
  Object.entries(commonTexts().categories).find(([known]) => known === name)?.[1] ?? name

/** All that a package is found by. */
function textOf(one: TravelPackage, inAnyLanguage = ''): string {
  const { name, services, category, startCity, endCity, state, itinerary } = one
  const places = [startCity, endCity].flatMap((id) => (id ? [englishName(id), cityName(id)] : []))
  const ofState = state ? [states.find(({ code }) => code === state)?.name ?? '', stateName(state, '')] : []
  const words = [name, inAnyLanguage, daysOf(one), ...places, ...ofState, ...services.map((service) => service.name)]
  const days = itinerary.flatMap(({ title, text }) => [title, text])
  return fold([...words, ...category.flatMap((each) => [each.name, categoryLabel(each.name)]), ...days].join(' '))
}

const daysOf = ({ days }: TravelPackage) => (days === null ? '' : packagesTexts().days({ count: days }))

/** Normalises for comparison: printed names have ’ and –, and visitors type what their keyboards have. */
const fold = (text: string) =>
  plainText(text)
    .normalize('NFC')
    .toLocaleLowerCase('en-IN')
    .replace(/[‘’]/g, "'")
    .replace(/\p{Pd}/gu, '-')
