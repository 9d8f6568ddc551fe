/** A lower-case letter at the start of a word. Scripts without case, such as Tamil, have none. */
const WORD_START = /(^|\s)(\p{Ll})/gu

/**
 * The text with the first letter of each word as a capital (`specification §4`). Its length never changes, so the caret
 * can stay: a letter whose capital is longer, such as ß, is left alone.
 */
export const capitalise = (text: string): string =>
  text.replace(WORD_START, (_match, before: string, letter: string) => before + capitalOf(letter))

function capitalOf(letter: string): string {
  const capital = letter.toLocaleUpperCase('en-IN')
  return capital.length === letter.length ? capital : letter
}
