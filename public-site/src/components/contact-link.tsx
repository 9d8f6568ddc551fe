import { formatPhone } from 'shared-api/india'
import { Anchor } from 'shared-ui'

/** A number that dials. `phone` is E.164. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <Anchor href={`tel:${phone}`} inherit style={{ whiteSpace: 'nowrap' }}>
    {formatPhone(phone)}
  </Anchor>
)

/** An address that opens the mail program. */
export const MailLink = ({ email }: { email: string }) => (
  <Anchor href={`mailto:${email}`} inherit style={{ overflowWrap: 'anywhere' }}>
    {email}
  </Anchor>
)
