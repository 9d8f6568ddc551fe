/** An instant, in ms since 1970, as the wire has it: ISO 8601 in UTC. */
export const isoOf = (instant: number) => new Date(instant).toISOString()
