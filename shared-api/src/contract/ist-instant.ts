// Without schemas: a page's first view counts nights without loading a parser.

/** The instant of an Indian date and time, in ms since 1970. IST is UTC+05:30 all year. */
export const istInstant = (date: string, time: string) => Date.parse(`${date}T${time}:00+05:30`)
