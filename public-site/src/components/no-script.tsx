import { useCompany } from '../lib/queries.ts'
import { commonTexts } from '../texts/common.ts'
import { PhoneLink } from './contact-link.tsx'

/** Says in a form that it does nothing where scripts are off, and whom to call: a browser with scripts shows none of it. */
export function NoScript() {
  const phone = useCompany().data?.phones[0]
  return (
    <noscript>
      {commonTexts().noScript} {phone && <PhoneLink phone={phone} />}
    </noscript>
  )
}
