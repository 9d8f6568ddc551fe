import { type Holiday, NO_DETAILS, type Tour } from 'shared-api/contract'

/** This many holiday packages, 'Holiday 1', 'Holiday 2', …; every second one is a 'Hills' package. */
export const holidays = (count: number): Holiday[] =>
  Array.from({ length: count }, (_, at) => ({
    _id: `h${at + 1}`,
    name: `Holiday ${at + 1}`,
    slug: `holiday-${at + 1}`,
    visibility: 'public',
    pictures: [],
    pictureTexts: [],
    ...NO_DETAILS,
    imageUrl: `/uploads/h${at + 1}/640.webp`,
    services: [{ id: 's1', name: 'Breakfast' }],
    category: [{ id: 'c1', name: at % 2 === 0 ? 'Hills' : 'Coast' }],
    pdf: at === 0 ? '/uploads/h1/leaflet.pdf' : null,
  }))

/** A tour package. */
export const tour: Tour = {
  _id: 't1',
  name: 'Rameswaram sunrise',
  slug: 'rameswaram-sunrise',
  visibility: 'public',
  pictures: [],
  pictureTexts: [],
  ...NO_DETAILS,
  imageUrl: '/uploads/t1/640.webp',
  services: ['Cab', 'Guide', 'Hotel', 'Breakfast', 'Boat', 'Temple visit', 'Tea'].map((name, at) => ({
    id: `${at}`,
    name,
  })),
  category: [{ id: 'c1', name: 'Premium' }],
  pdf: null,
  numberOfPersons: 6,
}
