import type { FieldProblem, ImportProblem } from 'shared-api/contract'
import { wordsOf } from 'shared-api/languages/words'
import { AppError } from '../platform/http/problems.ts'
import { sharedTexts } from '../texts/shared.ts'
import type { Column, Line } from './columns.ts'

/** What is wrong with a field of a row: a problem of the contract, or words. */
export type LineProblem = { row: number; field: string } & ({ problem: FieldProblem } | { words: string })

/** Codes whose usual words tell of forms, and not of what a cell may hold. */
const BY_COLUMN: readonly string[] = ['date', 'time', 'our-city', 'city', 'trip-type', 'trip-types', 'flag', 'invalid']

/** A problem for people, by row and column. */
export function toProblem(problem: LineProblem, columns: readonly Column[], lines: readonly Line[]): ImportProblem {
  const column = columns.find(({ field }) => field === problem.field)
  const line = lines.find(({ row }) => row === problem.row)
  return {
    row: problem.row,
    column: column?.header ?? '',
    value: line?.typed.get(problem.field) ?? '',
    message: `${wordsFor(problem, column)}.`,
  }
}

function wordsFor(problem: LineProblem, column: Column | undefined): string {
  if ('words' in problem) return problem.words
  if (column && BY_COLUMN.includes(problem.problem.code)) return `${column.header} takes ${column.takes}`
  return wordsOf(sharedTexts.en.contract, problem.problem, column?.header)
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
