// Without schemas: a page's first view shows these without loading a parser.

/** The classes of cabs, from small to large (docs/product.md, Cab classes). */
export const CAB_CLASSES = [
  'hatchback',
  'sedan',
  'suv',
  'muv',
  'premium-muv',
  'tempo-traveller',
  'minibus',
  'bus',
] as const
export type CabClass = (typeof CAB_CLASSES)[number]

/** In a tariff: any class that has no entry of its own. */
export const ANY_CLASS = '*'
