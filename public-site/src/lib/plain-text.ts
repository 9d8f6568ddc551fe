/**
 * A text as it is meant: what is copied out of a chat, a contact or a table brings marks of direction and tabs along,
 * which nobody sees and the contract refuses.
 */
export const plainText = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '').replaceAll('\t', ' ')
