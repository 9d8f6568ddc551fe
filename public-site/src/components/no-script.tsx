import { useCompany } from '../lib/queries.ts'
import { commonTexts } from '../texts/common.ts'
import { PhoneLink } from './contact-link.tsx'

/** For browsers without scripts: says that the form does not work, and whom to call. */
export function NoScript() {
  const phone = useCompany().data?.phones[0]
  return (
    <noscript>
      {commonTexts().noScript} {phone && <PhoneLink phone={phone} />}
    </noscript>
  )
}
