import type { CodedProblem } from 'shared-api/contract'
import { wordsOf } from 'shared-api/languages/words'
import { sharedTexts } from '../../texts/shared.ts'

/** An uploaded file that is not taken. */
export class RefusedFile extends Error {
  override name = 'RefusedFile'
  /** The form field that the file came in. */
  readonly field: string
  readonly problem: CodedProblem

  constructor(field: string, problem: CodedProblem) {
    super(wordsOf(sharedTexts.en.contract, { path: field, ...problem }))
    this.field = field
    this.problem = problem
  }
}
