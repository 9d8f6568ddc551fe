import { MAX_TEXT } from 'shared-api/contract'
import { pictureTextsIn, pictureTranslatables } from '../../catalogue/gallery-values.ts'
import { type Translatable, translationsOf } from '../../catalogue/translations.ts'
import { packagesTexts } from '../../texts/packages.ts'
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
  const t = packagesTexts()
  const lines = (label: string) => (place: number) => t.line({ label, place })
  const service = (place: number) => t.service({ place })
  const category = (place: number) => t.oneCategory({ place })
  return [
    { label: t.fields.name, english: name, words: nameIn ?? {}, max: MAX_TEXT.name, path: 'nameIn' },
    ...listed(service, values.services, 'services', MAX_TEXT.item),
    ...(isTour ? [] : listed(category, values.categories, 'categories', MAX_TEXT.item)),
    ...values.itinerary.flatMap((day, at) => daysTexts(day, at)),
    {
      ...{ label: t.details.priceFor, english: priceFor, words: priceForIn ?? {}, max: MAX_TEXT.priceFor },
      path: 'priceForIn',
    },
    ...listed(lines(t.details.included), values.included, 'included', MAX_TEXT.line),
    ...listed(lines(t.details.notIncluded), values.notIncluded, 'notIncluded', MAX_TEXT.line),
    ...pictureTranslatables(values),
  ]
}

const listed = (labelOf: (place: number) => string, items: Item[], list: string, max: number): Translatable[] =>
  items.map((item, at) => ({
    ...{ label: labelOf(at + 1), english: item.name, words: item.in ?? {}, max },
    path: `${list}.${at}.in`,
  }))

const daysTexts = (day: Values['itinerary'][number], at: number): Translatable[] => [
  {
    ...{
      label: packagesTexts().day({ place: at + 1 }),
      english: day.title,
      words: day.titleIn ?? {},
      max: MAX_TEXT.dayTitle,
    },
    path: `itinerary.${at}.titleIn`,
  },
  {
    ...{
      label: packagesTexts().dayText({ place: at + 1 }),
      english: day.text,
      words: day.textIn ?? {},
      max: MAX_TEXT.day,
    },
    ...{ isLong: true, path: `itinerary.${at}.textIn` },
  },
]
