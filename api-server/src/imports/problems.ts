import type { FieldProblem, ImportProblem } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'
import { AppError, refusedAs } from '../platform/http/problems.ts'
import { type Refusal, type RefusalArgs, type RefusalCode, refusal } from '../texts/refusal.ts'
import { wordsOfRefusals } from '../texts/refusals.ts'
import type { Column, Line } from './columns.ts'

/** What is wrong with a field of a row: a problem of the contract, or a refusal. */
export type LineProblem = { row: number; field: string } & ({ problem: FieldProblem } | { why: Refusal })

/** A 400 for a file that cannot be read, with words of its own. */
export const unreadable = <Code extends RefusalCode>(...args: RefusalArgs<Code>): AppError =>
  refusedAs('invalid', ...args)

/** Codes whose usual words tell of forms, and not of what a cell may hold. */
const BY_COLUMN: readonly string[] = ['date', 'time', 'our-city', 'city', 'trip-type', 'trip-types', 'flag', 'invalid']

/** A problem for people, by row and column. */
export function toProblem(
  problem: LineProblem,
  columns: readonly Column[],
  lines: readonly Line[],
  language: Language,
): ImportProblem {
  const column = columnOf(problem, columns)
  const line = lines.find(({ row }) => row === problem.row)
  return {
    row: problem.row,
    column: column?.header ?? '',
    value: line?.typed.get(problem.field) ?? '',
    message: wordsOfRefusals([refusalFor(problem, column)], language),
  }
}

export const columnOf = ({ field: wanted }: LineProblem, columns: readonly Column[]) =>
  columns.find(({ field }) => field === wanted)

/** Why a field is refused, as a sentence that calls it by its column. */
export function refusalFor(problem: LineProblem, column: Column | undefined): Refusal {
  if ('why' in problem) return problem.why
  if (column && BY_COLUMN.includes(problem.problem.code))
    return refusal('column-takes', { column: column.header, takes: [column.takes] })
  return refusal('field-wrong', { problem: { problem: problem.problem, label: column?.header } })
}

/** The value of a check, or the fields that it refuses. */
export function refusedBy<Value>(
  check: () => Value,
): { ok: true; value: Value } | { ok: false; problems: FieldProblem[] } {
  try {
    return { ok: true, value: check() }
  } catch (error) {
    if (error instanceof AppError && error.extra.errors) return { ok: false, problems: error.extra.errors }
    throw error
  }
}
