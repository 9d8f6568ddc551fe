export { type Colours, type Pair, pairsOf, unreadable } from './contrast.ts'
export { colourRoles, colourStyle } from './style.ts'

/** The built-in colours. */
export const BUILT_IN = { brand: '#005f61', brandDark: '#5cbfc0', accent: '#faa617' } as const
