import { codeOf } from './unavailable.ts'

/** Whether a unique index refused a row: another has the same. */
export const isDuplicate = (error: unknown) => codeOf(error) === 'SQLITE_CONSTRAINT_UNIQUE' || codeOf(error) === '23505'

/** Whether an exclusion constraint refused a row: another is in its way. */
export const isExcluded = (error: unknown) => codeOf(error) === '23P01'
