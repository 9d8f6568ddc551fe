/** Invisible marks that no letter needs, unlike joiners: direction, soft hyphens, spaces without width. */
const UNSEEN = /[\p{Bidi_Control}\xAD\u200B\u2060\uFEFF]/gu
/** Tabs and other control characters, and breaks that a form's own lines do not have. */
const ODD_SPACE = /(?!\n)[\p{Cc}\u2028\u2029]/gu

/**
 * A text without invisible marks, which come with text copied from chats, contacts and pages. The contract refuses
 * some, and others would make a different text.
 */
export const plainText = (text: string): string => text.replace(UNSEEN, '').replace(ODD_SPACE, ' ')

/** The values of a form with their texts made plain. */
export const plainTexts = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? plainText(value) : value]),
  ) as Values
