import { plainText } from 'shared-api/india'

const plain = (value: unknown) => (typeof value === 'string' ? plainText(value) : value)

/** What a form holds, its texts as they are meant: names and numbers are copied out of chats, with marks that nobody sees. */
export const plainTexts = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, plain(value)])) as Values
