import type { DeskSummary } from 'shared-api/contract'
import { Anchor, Link, Paper, Text, Title } from 'shared-ui'
import { MailList } from '../../components/mail-list.tsx'
import { paths } from '../../config/paths.ts'

type Props = { summary: DeskSummary; onRetried: () => void }

/** Mail that has not gone out, the oldest first. */
export const UnsentMail = ({ summary, onRetried }: Props) => (
  <Paper withBorder p="lg" id="unsent-mail" tabIndex={-1}>
    <Title order={2} size="h4" mb="sm">
      Unsent mail
    </Title>
    {summary.unsentMailTotal === 0 ? (
      <Text c="dimmed">All mail has gone out.</Text>
    ) : (
      <MailList mails={summary.unsentMail} onRetried={onRetried} about={About} />
    )}
    {summary.unsentMailTotal > summary.unsentMail.length && (
      <Text size="sm" c="dimmed" mt="md">
        and {summary.unsentMailTotal - summary.unsentMail.length} more
      </Text>
    )}
  </Paper>
)

const About = ({ bookingId, enquiryId }: DeskSummary['unsentMail'][number]) => {
  const to = bookingId ? paths.booking.href(bookingId) : enquiryId && paths.enquiry.href(enquiryId)
  return to ? (
    <Anchor component={Link} to={to} size="sm">
      {bookingId ? 'Its booking' : 'Its enquiry'}
    </Anchor>
  ) : null
}
