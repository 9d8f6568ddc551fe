import type { PaperKind } from 'shared-api/contract'
import { refusal } from '../texts/refusal.ts'
import { dayOf } from './cells.ts'
import { column } from './columns.ts'

const fieldOf = (kind: PaperKind) => `papers.${kind}`

/** The column of the last day of a paper. */
export const paperColumn = (kind: PaperKind, headers: string) =>
  column(fieldOf(kind), headers, refusal('takes-day'), 180, dayOf)

/** The papers of a row, of those kinds whose column has a day. */
export const papersOf = <Kind extends PaperKind>(values: ReadonlyMap<string, string>, kinds: readonly Kind[]) =>
  kinds.flatMap((kind) => {
    const lastDay = values.get(fieldOf(kind)) ?? ''
    return lastDay ? [{ kind, lastDay }] : []
  })

/** The column of a path such as 'papers.0.lastDay'. */
export const columnOfPaper = (papers: readonly { kind: PaperKind }[]) => (path: string) => {
  const paper = papers[Number(/^papers\.(\d+)\./.exec(path)?.[1])]
  return paper ? fieldOf(paper.kind) : path
}
