import type { Paper } from 'shared-api/contract'
import { type Due, papersDue } from 'shared-api/fleet'
import { istDay } from 'shared-api/india'
import { Badge, Stack, Text } from 'shared-ui'
import { endText, paperName } from '../../components/paper-words.ts'
import { dayText } from '../../components/times.ts'
import { fleetTexts } from '../../texts/fleet.ts'
import classes from './paper-badges.module.css'

/** By how soon a paper ends, in days. */
const COLOURS: Record<Due, string> = { ended: 'red', 1: 'red', 7: 'yellow', 30: 'yellow' }

/** The papers that have ended or soon end, in a table's row; else the next one to end. */
export const PaperBadges = ({ papers }: { papers: readonly Paper[] }) =>
  papersDue(papers, istDay(Date.now())).length > 0 ? <DueBadges papers={papers} /> : <NextToEnd papers={papers} />

/** The papers that have ended or soon end; nothing where there are none. */
export function DueBadges({ papers }: { papers: readonly Paper[] }) {
  const today = istDay(Date.now())
  const due = papersDue(papers, today)
  if (due.length === 0) return null
  return (
    <Stack gap={4} align="flex-start" className={classes.badges}>
      {due.map((paper) => (
        <Badge key={paper.kind} className={classes.badge} color={COLOURS[paper.due]}>
          {fleetTexts().papers.due({ paper: paperName(paper.kind), end: endText(paper, today) })}
        </Badge>
      ))}
    </Stack>
  )
}

function NextToEnd({ papers }: { papers: readonly Paper[] }) {
  const texts = fleetTexts().papers
  const [next] = papers.toSorted((one, other) => (firstToEnd([one]) < firstToEnd([other]) ? -1 : 1))
  return (
    <Text size="sm" c="dimmed">
      {next ? texts.until({ paper: paperName(next.kind), day: dayText(next.lastDay) }) : texts.none}
    </Text>
  )
}

/** The first last day of papers, to sort by; those without any come last. */
export const firstToEnd = (papers: readonly Paper[]): string =>
  papers.map(({ lastDay }) => lastDay).sort()[0] ?? '9999-12-31'
