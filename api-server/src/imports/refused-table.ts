import { AppError } from '../platform/http/problems.ts'

/** A file that cannot be read at all, in words. */
export const refusedTable = (detail: string) => new AppError('invalid', { detail })
