import { plainText } from 'shared-api/india'

const plain = (value: unknown) => (typeof value === 'string' ? plainText(value) : value)

/** A form's values without invisible marks, which come with text copied from chats. */
export const plainTexts = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, plain(value)])) as Values
