import { Anchor } from 'shared-ui'
import { formatPhone } from '../lib/format-phone.ts'

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
