import type { Paper, PaperKind } from 'shared-api/contract'
import { plainText } from 'shared-api/india'
import { paperName } from '../../components/paper-words.ts'
import { dayText } from '../../components/times.ts'

/** A paper in a form, one of each kind; `lastDay` is '' for one that there is not. */
export type PaperValues<Kind extends PaperKind = PaperKind> = { kind: Kind; number: string; lastDay: string }

/** All kinds of papers for a form, with those that are stored. */
export const paperValues = <Kind extends PaperKind>(
  kinds: readonly Kind[],
  stored: readonly PaperValues<Kind>[] = [],
) =>
  kinds.map((kind): PaperValues<Kind> => stored.find((one) => one.kind === kind) ?? { kind, number: '', lastDay: '' })

/** The papers that a form has, to be sent. */
export const papersOf = <Kind extends PaperKind>(papers: readonly PaperValues<Kind>[]): PaperValues<Kind>[] =>
  papers.filter(({ lastDay }) => lastDay !== '').map((paper) => ({ ...paper, number: plainText(paper.number).trim() }))

/** What is wrong with the papers of a form, by its fields. `half` are the kinds whose day is typed in part. */
export function paperProblems(papers: readonly PaperValues[], half: readonly string[]): Record<string, string> {
  const wrong = papers.flatMap(({ kind, number, lastDay }, at) => {
    if (lastDay === '' && half.includes(kind)) return [[`papers.${at}.lastDay`, 'Enter the whole date']]
    return lastDay === '' && number.trim() !== '' ? [[`papers.${at}.lastDay`, 'Last day is required']] : []
  })
  return Object.fromEntries(wrong)
}

/** Papers in words, for a conflict of two edits. */
export const papersText = (papers: readonly Paper[]): string =>
  papersOf(papers)
    .map(({ kind, number, lastDay }) =>
      [paperName(kind), number, `until ${dayText(lastDay)}`].filter(Boolean).join(' '),
    )
    .join('; ')
