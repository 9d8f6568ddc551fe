import type { MailStatus } from 'shared-api/contract'
import { Badge, Stack } from 'shared-ui'
import { AUDIENCES, MAIL_COLOURS } from './mail-words.ts'

/** The state of each mail, in a table's row. */
export function MailBadges({ mails }: { mails: MailStatus[] }) {
  if (mails.length === 0) return 'No mail'
  return (
    <Stack gap={4} align="flex-start">
      {mails.map(({ _id, audience, state }) => (
        <Badge key={_id} color={MAIL_COLOURS[state]}>
          {`${AUDIENCES[audience]}: ${state}`}
        </Badge>
      ))}
    </Stack>
  )
}
