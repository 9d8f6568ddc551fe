import { MAX_TEXT } from 'shared-api/contract'
import { pictureTextsIn, pictureTranslatables } from '../../catalogue/gallery-values.ts'
import { type Translatable, translationsOf } from '../../catalogue/translations.ts'
import { DETAILS_LABELS } from './details-values.ts'
import type { Item } from './item-list-field.tsx'
import type { PackageValues } from './package-values.ts'

type Values = Omit<PackageValues, 'cover' | 'isStoring'>

/** What a package says in other languages, as the contract takes it of a tour; of a holiday too, with `withCategories`. */
export const packageTranslations = (values: Values, withCategories: boolean) =>
  translationsOf((text) => {
    const namesIn = (items: Item[]) => items.map((item) => text(item.in))
    return {
      name: text(values.nameIn),
      services: namesIn(values.services),
      ...(withCategories && { category: namesIn(values.categories) }),
      priceFor: text(values.priceForIn),
      itinerary: values.itinerary.map(({ titleIn, textIn }) => ({ title: text(titleIn), text: text(textIn) })),
      included: namesIn(values.included),
      notIncluded: namesIn(values.notIncluded),
      pictureTexts: pictureTextsIn(values, text),
    }
  })

/** The texts of a package form to translate, in the order of the form. */
export function packageTexts(values: Values, isTour: boolean): Translatable[] {
  const { name, nameIn, priceFor, priceForIn } = values
  return [
    { label: 'Name', english: name, words: nameIn ?? {}, max: MAX_TEXT.name, path: 'nameIn' },
    ...listed('Service', values.services, 'services', MAX_TEXT.item),
    ...(isTour ? [] : listed('Category', values.categories, 'categories', MAX_TEXT.item)),
    ...values.itinerary.flatMap((day, at) => daysTexts(day, at)),
    {
      ...{ label: DETAILS_LABELS.priceFor, english: priceFor, words: priceForIn ?? {}, max: MAX_TEXT.priceFor },
      path: 'priceForIn',
    },
    ...listed(DETAILS_LABELS.included, values.included, 'included', MAX_TEXT.line),
    ...listed(DETAILS_LABELS.notIncluded, values.notIncluded, 'notIncluded', MAX_TEXT.line),
    ...pictureTranslatables(values),
  ]
}

const listed = (label: string, items: Item[], list: string, max: number): Translatable[] =>
  items.map((item, at) => ({
    ...{ label: `${label} ${at + 1}`, english: item.name, words: item.in ?? {}, max },
    path: `${list}.${at}.in`,
  }))

const daysTexts = (day: Values['itinerary'][number], at: number): Translatable[] => [
  {
    ...{ label: `Day ${at + 1}`, english: day.title, words: day.titleIn ?? {}, max: MAX_TEXT.dayTitle },
    path: `itinerary.${at}.titleIn`,
  },
  {
    ...{ label: `What happens on day ${at + 1}`, english: day.text, words: day.textIn ?? {}, max: MAX_TEXT.day },
    ...{ isLong: true, path: `itinerary.${at}.textIn` },
  },
]
