import type { Visibility } from 'shared-api/contract'

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`
const among = (count: number, what: string) => (count > 0 ? `, ${count} of them ${what}` : '')

export const catalogue = {
  languages: {
    title: 'Other languages',
    whole: (count: number, all: number) => `Complete in ${count} of ${all} languages.`,
    explained: 'Visitors read English where a text is missing.',
    language: 'Show the texts in',
    choose: 'Choose a language',
    choice: (language: string, count: number, all: number) => `${language}: ${count} of ${all}`,
    english: 'English',
    missing: 'Missing: visitors read the English text',
    none: 'Enter the English texts first.',
    /** A field's label, for its words in all of them. */
    labelOf: (label: string) => `${label}, in other languages`,
  },
  status: {
    label: 'Status',
    words: { public: 'Published', hidden: 'Hidden', draft: 'Draft' } as Record<Visibility, string>,
    choices: {
      public: 'Published: visitors see it',
      hidden: 'Hidden: it was published, and the desk alone sees it',
      draft: 'Draft: not finished, and the desk alone sees it',
    } as Record<Visibility, string>,
  },
  pictures: {
    picture: 'Picture',
    firstShows: 'What the first picture shows',
    firstHint: 'For those who do not see it; without it, the name is read',
    shows: (place: number) => `What picture ${place} shows`,
    aPictureShows: 'What a picture shows',
    gallery: 'Gallery',
    galleryHint: (most: number) =>
      `After the first, in this order; ${most} at most. They are kept once the form is saved.`,
    name: (place: number) => `picture ${place}`,
    moved: (from: number, to: number) => `Picture ${from} is now picture ${to}.`,
    removed: (place: number) => `Picture ${place} is removed.`,
    isBack: (place: number) => `Picture ${place} is back.`,
    isFirst: (place: number) => `Picture ${place} is now the first.`,
    showFirst: 'Show first',
    remove: 'Remove',
    removeOne: (place: number) => `Remove picture ${place}`,
    undo: 'Undo',
    add: 'Add pictures',
    addTo: 'Add to the gallery',
    several: 'Several can be chosen at once.',
    upload: (name: string) => `Upload of ${name}`,
    storing: (name: string) => `Storing ${name}…`,
    onTheWay: 'A picture is still on its way: wait until it is stored',
    room: (count: number) => `There is room for ${count} more.`,
    notStored: (name: string, why: string) => `${name} was not stored. ${why}`,
    values: { mine: 'my pictures', theirs: 'other pictures', before: 'those that you saw' },
  },
  uses: {
    unread: 'What hangs on it could not be read.',
    looking: 'Looking for what hangs on it…',
    hanging: (what: string) => `What hangs on it: ${what}.`,
    nothing: 'Nothing hangs on it.',
    refused: 'It cannot be deleted now',
    enquiries: (all: number, open: number) => counted(all, 'enquiry', 'enquiries') + among(open, 'new'),
    bookings: (all: number, toCome: number) => counted(all, 'booking', 'bookings') + among(toCome, 'to come'),
    vehicles: (count: number) => counted(count, 'vehicle with a number', 'vehicles with a number'),
    pictures: (count: number) => counted(count, 'picture', 'pictures'),
    brochure: 'a brochure as PDF',
  },
  order: {
    header: 'Sno',
    now: (name: string, place: number, all: number) => `${name} is now ${place} of ${all}.`,
  },
  copy: {
    made: (name: string) => `This is a draft with the content of ${name}. Visitors do not see it.`,
    failed: (why: string) => `Failed to make a copy. ${why}`,
  },
}
