import type { FieldProblem } from 'shared-api/contract'
import type { Words } from './words.ts'

type Messages = Words['refusals'] & Words['desk-refusals'] & Words['imports']
export type RefusalCode = keyof Messages

/** A problem of a field, by the name that the reader knows it by. */
type Labelled = { problem: FieldProblem; label?: string | undefined }

/** A calendar day, '2026-12-25'. */
type Day = { day: string }

/** A moment is written as a day and time of India, a day as '25 Dec 2026', and other refusals with '; ' between. */
type Inserted<Value> = string extends Value ? Value | Date | Day | readonly Refusal[] | Labelled : Value
type ParamsOf<Message> = Message extends (values: infer Values) => string
  ? [params: { [Name in keyof Values]: Inserted<Values[Name]> }]
  : []

/** Why something is refused: a code of `words/api-server`, with what its message takes. */
export type Refusal = { code: RefusalCode; params: Params }
export type Params = { [name: string]: string | number | Date | Day | readonly Refusal[] | Labelled }
export type RefusalArgs<Code extends RefusalCode> = [code: Code, ...params: ParamsOf<Messages[Code]>]

/** The only way to make one: the code decides what it takes. */
export const refusal = <Code extends RefusalCode>(...[code, ...params]: RefusalArgs<Code>): Refusal => ({
  code,
  params: Object.assign({}, ...params),
})
