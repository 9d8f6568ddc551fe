import {
  HOTEL_CLASSES,
  type HotelClass,
  type ItineraryDay,
  type PackageDetails,
  type PackageTranslations,
  STATE_CODES,
  type StateCode,
} from 'shared-api/contract'
import { cities } from 'shared-api/geography'
import { plainText } from 'shared-api/india'
import { type Words, wordsIn, wordsText } from '../../catalogue/translations.ts'
import { stateText } from '../../components/city-text.ts'
import { dayText } from '../../components/times.ts'
import type { FieldWords } from '../../editing/conflict.ts'
import { catalogueTexts } from '../../texts/catalogue.ts'
import { packagesTexts } from '../../texts/packages.ts'
import { sharedTexts } from '../../texts/shared.ts'
import type { Item } from './item-list-field.tsx'

type Day = ItineraryDay & { titleIn?: Words; textIn?: Words }

/** What a package form has of the details; numbers as typed, '' for none. */
export type DetailsValues = {
  days: string
  itinerary: Day[]
  startCity: string
  endCity: string
  state: StateCode | ''
  priceFrom: string
  premiumFrom: string
  priceFor: string
  priceForIn?: Words
  personsFrom: string
  personsTo: string
  included: Item[]
  notIncluded: Item[]
  hotelClass: HotelClass | ''
  anyDay: boolean
  startDates: string[]
}

const typed = (value: number | null) => (value === null ? '' : String(value))
type Stored = PackageDetails & { translations?: PackageTranslations }
const toItems = (stored: Stored, list: 'included' | 'notIncluded'): Item[] =>
  stored[list].map((name, at) => ({ name, in: wordsIn(stored.translations, (texts) => texts[list]?.[at]) }))
const namesOf = (items: Item[]) => items.map(({ name }) => name)

export const detailsOf = (details: Stored): DetailsValues => ({
  days: typed(details.days),
  itinerary: details.itinerary.map((day, at) => ({
    ...day,
    titleIn: wordsIn(details.translations, ({ itinerary }) => itinerary?.[at]?.title),
    textIn: wordsIn(details.translations, ({ itinerary }) => itinerary?.[at]?.text),
  })),
  startCity: details.startCity ?? '',
  endCity: details.endCity ?? '',
  state: details.state ?? '',
  priceFrom: typed(details.priceFrom),
  premiumFrom: typed(details.premiumFrom),
  priceFor: details.priceFor,
  priceForIn: wordsIn(details.translations, ({ priceFor }) => priceFor),
  personsFrom: typed(details.personsFrom),
  personsTo: typed(details.personsTo),
  included: toItems(details, 'included'),
  notIncluded: toItems(details, 'notIncluded'),
  hotelClass: details.hotelClass ?? '',
  anyDay: details.anyDay,
  startDates: details.startDates,
})

/** The details as the contract takes them, in rupees; without marks that came with pasted texts. */
export const detailsFields = (values: DetailsValues) => ({
  days: values.days,
  itinerary: values.itinerary.map(({ title, text }) => ({ title: plainText(title), text: plainText(text) })),
  startCity: values.startCity,
  endCity: values.endCity,
  state: values.state,
  priceFrom: values.priceFrom,
  premiumFrom: values.premiumFrom,
  priceFor: values.priceFor,
  personsFrom: values.personsFrom,
  personsTo: values.personsTo,
  included: namesOf(values.included),
  notIncluded: namesOf(values.notIncluded),
  hotelClass: values.hotelClass,
  anyDay: values.anyDay,
  startDates: values.startDates,
})

/** The labels of the fields, by the contract's names. */
export const detailsLabels = () => packagesTexts().details

/** A largest group that is below the smallest: the contract looks at each alone. */
export const groupProblem = ({ personsFrom, personsTo }: DetailsValues): Record<string, string> =>
  personsFrom && personsTo && Number(personsTo) < Number(personsFrom) ? { personsTo: packagesTexts().groupBelow } : {}

const asTyped = (text: string) => text
const cityName = (id: string) => cities.find((city) => city.id === id)?.name ?? id

/** A list as text; quoted, as an entry may have a comma: 'Hotel, breakfast' is another list than its two parts. */
export const namesText = (items: Item[]) =>
  items.map(({ name, ...more }) => `“${name}” ${wordsText(more.in)}`.trim()).join(', ')

const daysText = (days: Day[]) =>
  days
    .flatMap(({ title, text, titleIn, textIn }, at) => [
      `${at + 1}. ${title}: ${text}`,
      ...[wordsText(titleIn), wordsText(textIn)].filter(Boolean),
    ])
    .join(' ')

export function detailsWords(): FieldWords<DetailsValues> {
  const { details, values } = packagesTexts()
  const typed = (label: string) => ({ label, text: asTyped })
  return {
    days: typed(details.days),
    itinerary: { label: details.itinerary, text: daysText },
    startCity: { label: details.startCity, text: cityName },
    endCity: { label: details.endCity, text: cityName },
    state: { label: details.state, text: (code) => (code ? stateText(code) : '') },
    priceFrom: typed(details.priceFrom),
    premiumFrom: typed(details.premiumFrom),
    priceFor: typed(details.priceFor),
    priceForIn: { label: catalogueTexts().languages.labelOf({ label: details.priceFor }), text: wordsText },
    personsFrom: typed(details.personsFrom),
    personsTo: typed(details.personsTo),
    included: { label: details.included, text: namesText },
    notIncluded: { label: details.notIncluded, text: namesText },
    hotelClass: { label: details.hotelClass, text: (hotel) => (hotel ? sharedTexts().hotelClasses[hotel] : '') },
    anyDay: { label: details.anyDay, text: (on) => (on ? values.yes : values.no) },
    startDates: {
      label: details.startDates,
      text: (dates) => dates.map((date) => (date ? dayText(date) : '')).join(', '),
    },
  }
}

/** The choices of state and hotels. */
export function detailsChoices() {
  const { notSet } = packagesTexts()
  const none = { value: '', label: notSet }
  return {
    state: [none, ...STATE_CODES.map((value) => ({ value, label: stateText(value) }))],
    hotel: [none, ...HOTEL_CLASSES.map((value) => ({ value, label: sharedTexts().hotelClasses[value] }))],
  }
}
