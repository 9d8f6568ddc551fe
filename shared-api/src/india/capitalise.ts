/** The start of a word with the initials before it, as of 's.r.m. kumar' and 't.nagar'. */
const WORD_START = /(?:^|\s)(?:\p{L}\.)*\p{L}?/gu

/**
 * The text with the first letter of each word as a capital (docs/product.md, Home), and each initial. Its length never changes,
 * so the caret can stay: a letter whose capital is longer, such as ß, is left alone. Scripts without case, such as Tamil,
 * stay as they are.
 */
export const capitalise = (text: string): string =>
  text.replace(WORD_START, (start) => Array.from(start, capitalOf).join(''))

function capitalOf(letter: string): string {
  const capital = letter.toLocaleUpperCase('en-IN')
  return capital.length === letter.length ? capital : letter
}
