/** The style of what stays in one line: a reference would break at its hyphen, a phone number at its spaces. */
export const UNBROKEN = { whiteSpace: 'nowrap' } as const
/** The style of a name in a table: it has not one word on each line. */
export const NAME = { minWidth: '9.25rem' } as const
