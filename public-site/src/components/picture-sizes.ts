/**
 * A picture across a phone's page. It is 92vw wide; with that, phones of 360 to 412 px would load the next larger file,
 * twice the bytes for no visible difference.
 */
export const FULL_WIDTH = '88vw'

/** A picture next to a form; on a phone above it. */
export const BESIDE_FORM = `(min-width: 62em) 34rem, ${FULL_WIDTH}`
