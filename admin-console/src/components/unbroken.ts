/** The style of what stays in one line: a reference would break at its hyphen, a phone number at its spaces. */
export const UNBROKEN = { whiteSpace: 'nowrap' } as const
