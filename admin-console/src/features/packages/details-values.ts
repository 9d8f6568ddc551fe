import {
  HOTEL_CLASSES,
  type HotelClass,
  type ItineraryDay,
  type PackageDetails,
  type PackageTranslations,
  type StateCode,
} from 'shared-api/contract'
import { cities, states } from 'shared-api/geography'
import { plainText } from 'shared-api/india'
import { hotelClasses } from 'shared-api/languages/en'
import { type Words, wordsIn, wordsText } from '../../catalogue/translations.ts'
import { dayText } from '../../components/times.ts'
import type { FieldWords } from '../../editing/conflict.ts'
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
export const DETAILS_LABELS = {
  ...{ days: 'Days', itinerary: 'Each day', 'itinerary.*.title': 'Title', 'itinerary.*.text': 'Text' },
  ...{ startCity: 'Starts in', endCity: 'Ends in', state: 'State', priceFrom: 'Price from', priceFor: 'The price is' },
  ...{ personsFrom: 'Smallest group', personsTo: 'Largest group', included: 'In the price' },
  ...{ notIncluded: 'Not in the price', hotelClass: 'Hotels', anyDay: 'Starts on any day' },
  ...{ startDates: 'Start dates', 'startDates.*': 'Date' },
}

/** A largest group that is below the smallest: the contract looks at each alone. */
export const groupProblem = ({ personsFrom, personsTo }: DetailsValues): Record<string, string> =>
  personsFrom && personsTo && Number(personsTo) < Number(personsFrom)
    ? { personsTo: 'Largest group must not be below the smallest' }
    : {}

const asTyped = (text: string) => text
const cityName = (id: string) => cities.find((city) => city.id === id)?.name ?? id
// Quoted, as an entry may have a comma.
const names = (items: Item[]) => items.map(({ name, ...more }) => `“${name}” ${wordsText(more.in)}`.trim()).join(', ')
const label = (field: keyof typeof DETAILS_LABELS) => DETAILS_LABELS[field]

export const DETAILS_WORDS: FieldWords<DetailsValues> = {
  days: { label: label('days'), text: asTyped },
  itinerary: {
    label: label('itinerary'),
    text: (days) =>
      days
        .map(({ title, text, ...more }, at) => [
          `${at + 1}. ${title}: ${text}`,
          wordsText(more.titleIn),
          wordsText(more.textIn),
        ])
        .flatMap((parts) => parts.filter(Boolean))
        .join(' '),
  },
  startCity: { label: label('startCity'), text: cityName },
  endCity: { label: label('endCity'), text: cityName },
  state: { label: label('state'), text: (code) => states.find((state) => state.code === code)?.name ?? '' },
  priceFrom: { label: label('priceFrom'), text: asTyped },
  priceFor: { label: label('priceFor'), text: asTyped },
  priceForIn: { label: `${label('priceFor')}, in other languages`, text: wordsText },
  personsFrom: { label: label('personsFrom'), text: asTyped },
  personsTo: { label: label('personsTo'), text: asTyped },
  included: { label: label('included'), text: names },
  notIncluded: { label: label('notIncluded'), text: names },
  hotelClass: { label: label('hotelClass'), text: (hotel) => (hotel ? hotelClasses[hotel] : '') },
  anyDay: { label: label('anyDay'), text: (on) => (on ? 'yes' : 'no') },
  startDates: {
    label: label('startDates'),
    text: (dates) => dates.map((date) => (date ? dayText(date) : '')).join(', '),
  },
}

export const STATE_CHOICES = [
  { value: '', label: 'Not set' },
  ...states.map(({ code, name }) => ({ value: code, label: name })),
]
export const HOTEL_CHOICES = [
  { value: '', label: 'Not set' },
  ...HOTEL_CLASSES.map((value) => ({ value, label: hotelClasses[value] })),
]
