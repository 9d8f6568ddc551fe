import { useEffect, useRef, useState } from 'react'
import type { DeskSummary } from 'shared-api/contract'
import { Alert, Anchor, Button, Link, Stack, Text } from 'shared-ui'
import { TitledCard } from '../../components/titled-card.tsx'
import { paths } from '../../config/paths.ts'
import { MailList } from '../../mails/mail-list.tsx'

type Props = { summary: DeskSummary; onRetried: () => void }

/** How many messages are shown before somebody asks for more. */
const FIRST = 5

/** Mail that has not gone out, the oldest first. */
export function UnsentMail({ summary: { unsentMail, unsentMailTotal, mailLimit }, onRetried }: Props) {
  const [all, setAll] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const shown = all ? unsentMail : unsentMail.slice(0, FIRST)
  useEffect(() => {
    // The pressed button has gone: the keyboard goes on from the first of those that came.
    if (all) list.current?.querySelectorAll('li')[FIRST]?.focus()
  }, [all])
  return (
    <TitledCard title="Unsent mail" id="unsent-mail" screenOnly>
      {mailLimit && <LimitReached {...mailLimit} />}
      {unsentMailTotal === 0 ? (
        <Text c="dimmed">All mail has been sent.</Text>
      ) : (
        <Stack align="flex-start" ref={list}>
          <MailList mails={shown} onRetried={onRetried} about={About} />
          {shown.length < unsentMail.length ? (
            <Button size="sm" variant="subtle" onClick={() => setAll(true)}>
              Show more
            </Button>
          ) : (
            unsentMailTotal > shown.length && <Text c="dimmed">and {unsentMailTotal - shown.length} more</Text>
          )}
        </Stack>
      )}
    </TitledCard>
  )
}

const LimitReached = ({ perHour, waiting }: NonNullable<DeskSummary['mailLimit']>) => (
  <Alert color="yellow" mb="md">
    Mail to visitors has reached its limit of {perHour.toLocaleString('en-IN')} an hour.{' '}
    {waiting === 0
      ? 'No mail is waiting.'
      : `${waiting.toLocaleString('en-IN')} are waiting and will be sent as the limit allows.`}
  </Alert>
)

const About = ({ bookingId, enquiryId }: DeskSummary['unsentMail'][number]) => {
  const to = bookingId ? paths.booking.href(bookingId) : enquiryId && paths.enquiry.href(enquiryId)
  return to ? (
    <Anchor component={Link} to={to} size="sm">
      {bookingId ? 'Its booking' : 'Its enquiry'}
    </Anchor>
  ) : null
}
