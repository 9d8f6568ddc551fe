/** The column of a flag; none where it is left out. */
export const flagOf = (enabled: boolean | undefined) =>
  enabled === undefined ? {} : { enabled: enabled ? (1 as const) : (0 as const) }
