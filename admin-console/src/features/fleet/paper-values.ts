import { IstDate, type Paper, type PaperKind } from 'shared-api/contract'
import { plainText } from 'shared-api/india'
import { paperName } from '../../components/paper-words.ts'
import { dayText } from '../../components/times.ts'
import { fleetTexts } from '../../texts/fleet.ts'

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

/** What is wrong with the papers of a form, by its fields. */
export function paperProblems(papers: readonly PaperValues[]): Record<string, string> {
  const texts = fleetTexts().papers
  const wrong = papers.flatMap(({ number, lastDay }, at) => {
    if (lastDay !== '' && !IstDate.safeParse(lastDay).success) return [[`papers.${at}.lastDay`, texts.wholeDate]]
    return lastDay === '' && number.trim() !== '' ? [[`papers.${at}.lastDay`, texts.required]] : []
  })
  return Object.fromEntries(wrong)
}

/** Papers in words, for a conflict of two edits. */
export const papersText = (papers: readonly Paper[]): string =>
  papersOf(papers)
    .map(({ kind, number, lastDay }) =>
      fleetTexts().papers.until({ paper: [paperName(kind), number].filter(Boolean).join(' '), day: dayText(lastDay) }),
    )
    .join('; ')
