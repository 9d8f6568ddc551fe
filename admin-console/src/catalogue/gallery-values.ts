import { MAX_PICTURE_TEXT } from 'shared-api/contract'
import type { FieldWords } from '../editing/conflict.ts'
import { catalogueTexts } from '../texts/catalogue.ts'
import { type Translatable, type Words, wordsIn, wordsText } from './translations.ts'

/** A picture after the first: its address, and what it shows. */
export type GalleryPicture = { url: string; text: string; in?: Words }

/**
 * What forms have of a record's pictures. `cover` is the address of the stored first one, '' if there is none; `isStoring`
 * while further ones are on their way.
 */
export type PictureValues = {
  cover: string
  coverText: string
  coverTextIn?: Words
  gallery: GalleryPicture[]
  isStoring: boolean
}
/** What is saved of them besides the first picture. */
export type PictureEdits = Pick<PictureValues, 'coverText' | 'coverTextIn' | 'gallery'>

type Stored = {
  imageUrl: string
  pictures: string[]
  pictureTexts: string[]
  translations?: Parameters<typeof wordsIn<{ pictureTexts?: string[] }>>[0]
}

export const NO_PICTURES: PictureValues = { cover: '', coverText: '', gallery: [], isStoring: false }

const textAt = ({ translations }: Stored, at: number) => wordsIn(translations, ({ pictureTexts }) => pictureTexts?.[at])

export const pictureValuesOf = (stored: Stored): PictureValues => ({
  cover: stored.imageUrl,
  coverText: stored.pictureTexts[0] ?? '',
  coverTextIn: textAt(stored, 0),
  gallery: stored.pictures.map((url, at) => ({
    url,
    text: stored.pictureTexts[at + 1] ?? '',
    in: textAt(stored, at + 1),
  })),
  isStoring: false,
})

/** The further pictures and all their texts, as the contract has them. */
export const pictureFields = ({ coverText, gallery }: PictureEdits) => ({
  pictures: gallery.map(({ url }) => url),
  pictureTexts: [coverText, ...gallery.map(({ text }) => text)],
})

type FirstAndRest = Omit<PictureValues, 'isStoring'>

/** The stored first picture and the one at a place change places. */
export function shownFirst(values: FirstAndRest, at: number): FirstAndRest {
  const { cover, coverText, coverTextIn, gallery } = values
  const chosen = gallery[at]
  if (!chosen) return values
  const before = cover ? [{ url: cover, text: coverText, in: coverTextIn }] : []
  const first = { cover: chosen.url, coverText: chosen.text, coverTextIn: chosen.in }
  return { ...first, gallery: gallery.toSpliced(at, 1, ...before) }
}

/** What the pictures show, to be translated. */
export const pictureTranslatables = ({ coverText, coverTextIn = {}, gallery }: PictureEdits): Translatable[] => [
  {
    ...{ label: catalogueTexts().pictures.firstShows, english: coverText, words: coverTextIn, max: MAX_PICTURE_TEXT },
    path: 'coverTextIn',
  },
  ...gallery.map((picture, at) => ({
    ...{
      label: catalogueTexts().pictures.shows({ place: at + 2 }),
      english: picture.text,
      words: picture.in ?? {},
      max: MAX_PICTURE_TEXT,
    },
    path: `gallery.${at}.in`,
  })),
]

/** The same in a language, as the contract has them. */
export const pictureTextsIn = ({ coverTextIn, gallery }: PictureEdits, text: (words?: Words) => string) => [
  text(coverTextIn),
  ...gallery.map((picture) => text(picture.in)),
]

/** How a conflict shows the pictures after the first: where they are stored says nothing to people. */
export function pictureWords(): FieldWords<PictureEdits> {
  const { languages, pictures: t } = catalogueTexts()
  return {
    coverText: { label: t.firstShows, text: (text) => text },
    coverTextIn: { label: languages.labelOf({ label: t.firstShows }), text: wordsText },
    gallery: {
      label: t.gallery,
      text: (gallery) => gallery.map(({ url, text, ...more }) => `${url} ${text} ${wordsText(more.in)}`).join(', '),
      named: t.values,
    },
  }
}

/** Saved now, a picture on its way would be lost. */
export const storingProblem = ({ isStoring }: Pick<PictureValues, 'isStoring'>): Record<string, string> =>
  isStoring ? { pictures: catalogueTexts().pictures.onTheWay } : {}

/** The labels of a form's fields by the contract's names. */
export const pictureLabels = () => {
  const { gallery, aPictureShows, picture } = catalogueTexts().pictures
  return { pictures: gallery, pictureTexts: aPictureShows, imageUrl: picture }
}
