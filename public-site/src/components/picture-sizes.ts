/**
 * A picture across a phone's page. It is shown a little wider, 92vw: said so, phones of 360 to 412 px take the next larger
 * file, twice the bytes for a difference that nobody sees.
 */
export const FULL_WIDTH = '88vw'

/** A picture beside a form; on a phone above it. */
export const BESIDE_FORM = `(min-width: 62em) 34rem, ${FULL_WIDTH}`
