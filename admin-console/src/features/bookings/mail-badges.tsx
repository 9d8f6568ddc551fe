import type { MailStatus } from 'shared-api/contract'
import { Badge, Group } from 'shared-ui'

const COLOURS = { waiting: 'yellow', sending: 'blue', sent: 'green', failed: 'red' } as const
const AUDIENCES = { desk: 'Desk', visitor: 'Visitor', 'form-service': 'Form service' } as const

/** The state of each mail of a booking. */
export function MailBadges({ mails }: { mails: MailStatus[] }) {
  if (mails.length === 0) return 'No mail'
  return (
    <Group gap={4}>
      {mails.map(({ _id, audience, state }) => (
        <Badge key={_id} color={COLOURS[state]}>
          {AUDIENCES[audience]}: {state}
        </Badge>
      ))}
    </Group>
  )
}
