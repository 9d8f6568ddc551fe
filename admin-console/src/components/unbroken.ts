/** The style of what stays in one line: a reference would break at its hyphen, a phone number at its spaces. */
export const UNBROKEN = { whiteSpace: 'nowrap' } as const
/** The style of a name in a table: a very long word of it breaks rather than widens the page. */
export const NAME = { overflowWrap: 'anywhere', minWidth: '10rem' } as const
