import type { PaperToRenew } from 'shared-api/contract'
import { Anchor, Link } from 'shared-ui'
import type { Line } from '../../components/lines.tsx'
import { Linked } from '../../components/linked.tsx'
import { endText, paperName } from '../../components/paper-words.ts'
import { dayText } from '../../components/times.ts'
import { paths } from '../../config/paths.ts'
import { deskTexts } from '../../texts/desk.ts'

/** A paper that has ended or soon ends, with the way to its vehicle or driver. */
export const paperLine = (paper: PaperToRenew, today: string): Line => ({
  ...{ id: `${paper.id} ${paper.kind}`, href: hrefOf(paper), when: dayText(paper.lastDay) },
  what: (
    <Linked
      text={(owner) => deskTexts().papers.of({ paper: paperName(paper.kind), owner, ends: endText(paper, today) })}
    >
      <Anchor component={Link} to={hrefOf(paper)}>
        {paper.name}
      </Anchor>
    </Linked>
  ),
})

const hrefOf = ({ owner, id }: PaperToRenew) =>
  owner === 'vehicle' ? paths.editVehicle.href(id) : paths.editDriver.href(id)
