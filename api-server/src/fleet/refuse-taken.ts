import { isDuplicate } from '../platform/database/duplicate.ts'
import { invalid } from '../platform/http/problems.ts'

/** Runs a write. Throws AppError 400 naming the field `path` when a unique index refuses it. */
export async function refuseTaken<Result>(path: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    throw isDuplicate(error) ? invalid([{ path, code: 'taken' }]) : error
  }
}
