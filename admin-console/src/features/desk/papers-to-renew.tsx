import type { DeskSummary, PaperToRenew } from 'shared-api/contract'
import { Anchor, Link, Stack, Text } from 'shared-ui'
import { Linked } from '../../components/linked.tsx'
import { endText, paperName } from '../../components/paper-words.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { paths } from '../../config/paths.ts'
import { deskTexts } from '../../texts/desk.ts'

/** How many are named; the lists of vehicles and drivers have the rest. */
const SHOWN = 3

/** The papers that have ended or soon end, the soonest first; nothing where there are none. */
export function PapersToRenew({ summary: { papersToRenew, papersToRenewTotal, today } }: { summary: DeskSummary }) {
  if (papersToRenewTotal === 0) return null
  const { papers: texts, more } = deskTexts()
  const shown = papersToRenew.slice(0, SHOWN)
  return (
    <TitledCard title={texts.title} id="papers" screenOnly>
      <Stack gap={4}>
        {shown.map((paper) => (
          <Text key={`${paper.id} ${paper.kind}`}>
            <Linked text={(owner) => texts.of({ paper: paperName(paper.kind), owner, ends: endText(paper, today) })}>
              <Anchor component={Link} to={hrefOf(paper)}>
                {paper.name}
              </Anchor>
            </Linked>
          </Text>
        ))}
        {papersToRenewTotal > shown.length && (
          <Text c="dimmed">{more({ count: papersToRenewTotal - shown.length })}</Text>
        )}
      </Stack>
    </TitledCard>
  )
}

const hrefOf = ({ owner, id }: PaperToRenew) =>
  owner === 'vehicle' ? paths.editVehicle.href(id) : paths.editDriver.href(id)
