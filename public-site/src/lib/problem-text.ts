import type { ApiProblem } from 'shared-api/client'
import type { FieldProblem, RefusedField } from 'shared-api/contract'
import { textOf } from 'shared-api/languages/shared-words'
import { wordsOf } from 'shared-api/languages/words'
import { sharedTexts } from '../texts/shared.ts'

/** A problem in the page's language; `label` is the form's name of the field. */
export const problemText = (problem: FieldProblem | RefusedField, label?: string): string =>
  wordsOf(sharedTexts().contract, problem, label)

export const requiredText = (label: string): string =>
  textOf(sharedTexts().contract.problems.required, { field: label })

/** Why the server, or something in front of it, refused a call. */
export const refusalText = ({ gateway, status, detail }: ApiProblem): string =>
  gateway ? textOf(sharedTexts().contract.gateway[gateway], { status }) : detail
