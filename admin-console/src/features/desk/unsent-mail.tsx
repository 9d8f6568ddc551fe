import { useEffect, useRef, useState } from 'react'
import type { DeskSummary } from 'shared-api/contract'
import { Alert, Anchor, Button, Link, Stack, Text } from 'shared-ui'
import { TitledCard } from '../../components/titled-card.tsx'
import { paths } from '../../config/paths.ts'
import { MailList } from '../../mails/mail-list.tsx'
import { deskTexts } from '../../texts/desk.ts'

type Props = { summary: DeskSummary; onRetried: () => void }

/** How many messages are shown before somebody asks for more. */
const FIRST = 5

/** Mail that has not gone out, the oldest first; nothing where all has. */
export function UnsentMail({ summary: { unsentMail, unsentMailTotal, mailLimit }, onRetried }: Props) {
  const [all, setAll] = useState(false)
  const { mail: texts, more } = deskTexts()
  const list = useRef<HTMLDivElement>(null)
  const shown = all ? unsentMail : unsentMail.slice(0, FIRST)
  useEffect(() => {
    // The pressed button has gone: the keyboard goes on from the first of those that came.
    if (all) list.current?.querySelectorAll('li')[FIRST]?.focus()
  }, [all])
  if (unsentMailTotal === 0 && !mailLimit) return null
  return (
    <TitledCard title={texts.title} id="unsent-mail" screenOnly>
      {mailLimit && <LimitReached {...mailLimit} />}
      {unsentMailTotal > 0 && (
        <Stack align="flex-start" ref={list}>
          <MailList mails={shown} onRetried={onRetried} about={About} />
          {shown.length < unsentMail.length ? (
            <Button size="sm" variant="subtle" onClick={() => setAll(true)}>
              {texts.showMore}
            </Button>
          ) : (
            unsentMailTotal > shown.length && <Text c="dimmed">{more({ count: unsentMailTotal - shown.length })}</Text>
          )}
        </Stack>
      )}
    </TitledCard>
  )
}

function LimitReached({ perHour, waiting }: NonNullable<DeskSummary['mailLimit']>) {
  const { limit, noneWaits, waits } = deskTexts().mail
  return (
    <Alert color="yellow" mb="md">
      {limit({ perHour: perHour.toLocaleString('en-IN') })}{' '}
      {waiting === 0 ? noneWaits : waits({ count: waiting.toLocaleString('en-IN') })}
    </Alert>
  )
}

function About({ bookingId, enquiryId }: DeskSummary['unsentMail'][number]) {
  const { itsBooking, itsEnquiry } = deskTexts().mail
  const to = bookingId ? paths.booking.href(bookingId) : enquiryId && paths.enquiry.href(enquiryId)
  return to ? (
    <Anchor component={Link} to={to} size="sm">
      {bookingId ? itsBooking : itsEnquiry}
    </Anchor>
  ) : null
}
