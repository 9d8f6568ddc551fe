import type { DeskSummary, DeskTrip, LookReply } from 'shared-api/contract'
import { Anchor, Button, Group, Link, Stack } from 'shared-ui'
import { routeText } from '../../components/city-text.ts'
import { type Line, Lines } from '../../components/lines.tsx'
import { Parts } from '../../components/parts.tsx'
import { dayText } from '../../components/times.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { UNBROKEN } from '../../components/unbroken.ts'
import { paths } from '../../config/paths.ts'
import { deskTexts } from '../../texts/desk.ts'
import { lookLine } from './look-lines.tsx'
import { paperLine } from './papers-to-renew.tsx'
import { isOfNoPart } from './use-look.ts'

/** How many of a kind are named; the rest is on its own page. */
const SHOWN = 3

type Props = { summary: DeskSummary; look: LookReply; onSettled: () => void }

/** What waits for a person: money, trips to close, papers to renew, each with its press; then counts of what has its own list. */
export function Waiting({ summary, look, onSettled }: Props) {
  const { waiting } = deskTexts()
  const items = look.items.filter(isOfNoPart)
  const { today, overTrips, overTripsTotal, newBookings, newEnquiries, lateEnquiries } = summary
  const { papersToRenew, papersToRenewTotal } = summary
  const { collect, 'give-back': giveBack } = look.parts
  const counts: [text: string, count: number, href: string][] = [
    [waiting.look({ count: items.length }), items.length > SHOWN ? items.length : 0, paths.money.href()],
    [
      waiting.overCount({ count: overTripsTotal }),
      overTripsTotal > SHOWN ? overTripsTotal : 0,
      `${paths.bookings.href()}?status=ended`,
    ],
    [
      waiting.papers({ count: papersToRenewTotal }),
      papersToRenewTotal > SHOWN ? papersToRenewTotal : 0,
      `${paths.vehicles.href()}?sort=papers`,
    ],
    [waiting.newBookings({ count: newBookings }), newBookings, `${paths.bookings.href()}?status=new`],
    [
      waiting.newEnquiries({ count: newEnquiries, late: lateEnquiries }),
      newEnquiries,
      `${paths.enquiries.href()}?status=new`,
    ],
    [waiting.collect({ count: collect }), collect, paths.collect.href()],
    [waiting.giveBack({ count: giveBack }), giveBack, paths.giveBack.href()],
  ]
  const links = counts.filter(([, count]) => count > 0)
  const papers = papersToRenew.slice(0, SHOWN).map((paper) => paperLine(paper, today))
  const lines = [
    ...items.slice(0, SHOWN).map((item) => lookLine(item, onSettled)),
    ...overTrips.slice(0, SHOWN).map(overLine),
    ...papers,
  ]
  const count = items.length + overTripsTotal + papersToRenewTotal
  if (lines.length + links.length === 0) return null
  return (
    <TitledCard title={count > 0 ? waiting.titleOf({ count }) : waiting.title} id="to-look-at" screenOnly>
      <Stack gap="sm">
        {lines.length > 0 && <Lines label={waiting.title} lines={lines} />}
        <Group gap="0.5rem 1.5rem">
          {links.map(([text, , href]) => (
            <Anchor key={href} component={Link} to={href}>
              {text}
            </Anchor>
          ))}
        </Group>
      </Stack>
    </TitledCard>
  )
}

function overLine(trip: DeskTrip): Line {
  const { over, close, closeNamed } = deskTexts().waiting
  const { _id: id, reference, name } = trip
  const href = paths.booking.href(id)
  return {
    ...{ id, href, when: dayText(trip.pickUpDate) },
    what: (
      <>
        <Anchor component={Link} to={href} style={UNBROKEN}>
          {reference}
        </Anchor>{' '}
        {over}{' '}
        <small>
          <Parts parts={[name, routeText(trip)]} />
        </small>
      </>
    ),
    press: (
      <Button component={Link} to={href} size="compact-sm" variant="default" aria-label={closeNamed({ reference })}>
        {close}
      </Button>
    ),
  }
}
