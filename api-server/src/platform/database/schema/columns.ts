import type { Generated } from 'kysely'

export type Flag = 0 | 1

/** The words of a record in lower case, each between spaces; null in one that the release before stored. */
export type SearchText = Generated<string | null>
