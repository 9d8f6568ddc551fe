import { Alert } from 'shared-ui'
import { useCompany } from '../lib/queries.ts'
import { useOnline } from '../lib/use-online.ts'
import { commonTexts } from '../texts/common.ts'
import { PhoneLink } from './contact-link.tsx'

/**
 * Reports that the network is gone, that nothing is lost, and whom to call. An alert: few screen readers announce a status that
 * appears with its text.
 */
export function OfflineNotice() {
  const t = commonTexts()
  const phone = useCompany().data?.phones[0]
  if (useOnline()) return null
  return (
    <Alert role="alert" color="yellow" title={t.offline}>
      {t.offlineKept} {phone && t.offlineCall({ phone: <PhoneLink phone={phone} /> })}
    </Alert>
  )
}
