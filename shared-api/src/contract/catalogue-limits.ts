// Without schemas: a page's first view shows these without loading a parser.

/** The most characters of what visitors read of a cab or package, in each language. */
export const MAX_TEXT = { name: 160, item: 120, line: 200, priceFor: 80, dayTitle: 120, day: 1500, description: 2000 }
/** The most services of a package, and the most categories. */
export const MAX_ITEMS = 50

/** The categories of a package, in the order they are shown. */
export const TOUR_CATEGORIES = ['Basic', 'Premium'] as const
