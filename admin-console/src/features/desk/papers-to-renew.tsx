import type { DeskSummary, PaperToRenew } from 'shared-api/contract'
import { Anchor, Link } from 'shared-ui'
import type { Line } from '../../components/lines.tsx'
import { Linked } from '../../components/linked.tsx'
import { endText, paperName } from '../../components/paper-words.ts'
import { shortDayText } from '../../components/times.ts'
import { paths } from '../../config/paths.ts'
import { deskTexts } from '../../texts/desk.ts'

/** How many are named; the lists of vehicles and drivers have the rest. */
const SHOWN = 3

/** Lines of the papers that have ended or soon end, the soonest first. */
export const paperLines = ({ papersToRenew, today }: DeskSummary): Line[] =>
  papersToRenew.slice(0, SHOWN).map((paper) => ({
    ...{ id: `${paper.id} ${paper.kind}`, href: hrefOf(paper), when: shortDayText(paper.lastDay) },
    what: (
      <Linked
        text={(owner) => deskTexts().papers.of({ paper: paperName(paper.kind), owner, ends: endText(paper, today) })}
      >
        <Anchor component={Link} to={hrefOf(paper)}>
          {paper.name}
        </Anchor>
      </Linked>
    ),
  }))

const hrefOf = ({ owner, id }: PaperToRenew) =>
  owner === 'vehicle' ? paths.editVehicle.href(id) : paths.editDriver.href(id)
