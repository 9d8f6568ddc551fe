import type { FieldWords } from '../editing/conflict.ts'

/** A picture after the first: its address, and what it shows. */
export type GalleryPicture = { url: string; text: string }

/**
 * What forms have of a record's pictures. `cover` is the address of the stored first one, '' if there is none; `isStoring`
 * while further ones are on their way.
 */
export type PictureValues = { cover: string; coverText: string; gallery: GalleryPicture[]; isStoring: boolean }
/** What is saved of them besides the first picture. */
export type PictureEdits = Pick<PictureValues, 'coverText' | 'gallery'>

type Stored = { imageUrl: string; pictures: string[]; pictureTexts: string[] }

export const NO_PICTURES: PictureValues = { cover: '', coverText: '', gallery: [], isStoring: false }

export const pictureValuesOf = ({ imageUrl, pictures, pictureTexts }: Stored): PictureValues => ({
  cover: imageUrl,
  coverText: pictureTexts[0] ?? '',
  gallery: pictures.map((url, at) => ({ url, text: pictureTexts[at + 1] ?? '' })),
  isStoring: false,
})

/** The further pictures and all their texts, as the contract has them. */
export const pictureFields = ({ coverText, gallery }: PictureEdits) => ({
  pictures: gallery.map(({ url }) => url),
  pictureTexts: [coverText, ...gallery.map(({ text }) => text)],
})

type FirstAndRest = Omit<PictureValues, 'isStoring'>

/** The stored first picture and the one at a place change places. */
export function shownFirst({ cover, coverText, gallery }: FirstAndRest, at: number): FirstAndRest {
  const chosen = gallery[at]
  if (!chosen) return { cover, coverText, gallery }
  const before = cover ? [{ url: cover, text: coverText }] : []
  return { cover: chosen.url, coverText: chosen.text, gallery: gallery.toSpliced(at, 1, ...before) }
}

/** How a conflict shows the pictures after the first: where they are stored says nothing to people. */
export const PICTURE_WORDS: FieldWords<PictureEdits> = {
  coverText: { label: 'What the first picture shows', text: (text) => text },
  gallery: {
    label: 'Gallery',
    text: (gallery) => gallery.map(({ url, text }) => `${url} ${text}`).join(', '),
    told: { mine: 'my pictures', theirs: 'other pictures', before: 'those that you saw' },
  },
}

/** Saved now, a picture on its way would be lost. */
export const storingProblem = ({ isStoring }: Pick<PictureValues, 'isStoring'>): Record<string, string> =>
  isStoring ? { pictures: 'A picture is still on its way: wait until it is stored' } : {}

/** The labels of a form's fields by the contract's names. */
export const PICTURE_LABELS = { pictures: 'Gallery', pictureTexts: 'What a picture shows' }
