/** Marks that nobody sees and no letter needs, as it needs joiners: of direction, soft hyphens, spaces without width. */
const UNSEEN = /[\p{Bidi_Control}\xAD\u200B\u2060\uFEFF]/gu
/** Tabs and other control characters, and breaks that a form's own lines do not have. */
const ODD_SPACE = /(?!\n)[\p{Cc}\u2028\u2029]/gu

/**
 * A text as it is meant: what is copied out of a chat, a contact, a page or a table brings along what nobody sees, which the
 * contract refuses, or which would be taken for another text.
 */
export const plainText = (text: string): string => text.replace(UNSEEN, '').replace(ODD_SPACE, ' ')
