import type { DeskSummary, DeskTrip, LookReply } from 'shared-api/contract'
import { Anchor, Button, Group, Link, Stack, Text } from 'shared-ui'
import { routeText } from '../../components/city-text.ts'
import { type Line, Lines } from '../../components/lines.tsx'
import { shortDayText } from '../../components/times.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { UNBROKEN } from '../../components/unbroken.ts'
import { paths } from '../../config/paths.ts'
import { deskTexts } from '../../texts/desk.ts'
import { LookLines } from './look-lines.tsx'
import { paperLines } from './papers-to-renew.tsx'
import { isOfNoPart } from './use-look.ts'

/** How many of a kind are named; the rest is on its own page. */
const SHOWN = 5

type Props = { summary: DeskSummary; look: LookReply; onSettled: () => void }

/** What waits for a person: money, trips to close, papers to renew, each with its press; then counts of what has its own list. */
export function Waiting({ summary, look, onSettled }: Props) {
  const { waiting, more } = deskTexts()
  const items = look.items.filter(isOfNoPart)
  const { overTrips, overTripsTotal, newBookings, newEnquiries, lateEnquiries, papersToRenewTotal } = summary
  const { collect, 'give-back': giveBack } = look.parts
  const counts: [text: string, count: number, href: string][] = [
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
  const papers = paperLines(summary)
  const count = items.length + overTripsTotal + papers.length
  if (count + links.length === 0) return null
  return (
    <TitledCard title={count > 0 ? waiting.titleOf({ count }) : waiting.title} id="to-look-at" screenOnly>
      <Stack gap="sm">
        {items.length > 0 && <LookLines items={items.slice(0, SHOWN)} onSettled={onSettled} />}
        {items.length > SHOWN && (
          <Anchor component={Link} to={paths.money.href()}>
            {more({ count: items.length - SHOWN })}
          </Anchor>
        )}
        {overTripsTotal > 0 && <Lines label={waiting.over} lines={overTrips.slice(0, SHOWN).map(overLine)} />}
        {overTripsTotal > SHOWN && <Text c="dimmed">{more({ count: overTripsTotal - SHOWN })}</Text>}
        {papers.length > 0 && <Lines label={deskTexts().papers.title} lines={papers} />}
        {papersToRenewTotal > papers.length && (
          <Text c="dimmed">{more({ count: papersToRenewTotal - papers.length })}</Text>
        )}
        {links.length > 0 && (
          <Group gap="lg">
            {links.map(([text, , href]) => (
              <Anchor key={href} component={Link} to={href}>
                {text}
              </Anchor>
            ))}
          </Group>
        )}
      </Stack>
    </TitledCard>
  )
}

function overLine(trip: DeskTrip): Line {
  const { over, close, closeNamed } = deskTexts().waiting
  const { _id: id, reference, name } = trip
  const href = paths.booking.href(id)
  return {
    ...{ id, href, when: shortDayText(trip.pickUpDate) },
    what: (
      <>
        <Anchor component={Link} to={href} style={UNBROKEN}>
          {reference}
        </Anchor>{' '}
        {over} <small>{`${name} · ${routeText(trip)}`}</small>
      </>
    ),
    press: (
      <Button component={Link} to={href} size="compact-sm" variant="default" aria-label={closeNamed({ reference })}>
        {close}
      </Button>
    ),
  }
}
