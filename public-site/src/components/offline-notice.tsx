import { Alert } from 'shared-ui'
import { useOnline } from '../lib/use-online.ts'
import { commonTexts } from '../texts/common.ts'

/**
 * Says that the network is gone and that nothing is lost by it: as an alert, since few screen readers tell a status that
 * comes together with its words.
 */
export function OfflineNotice() {
  const t = commonTexts()
  if (useOnline()) return null
  return (
    <Alert role="alert" color="yellow" title={t.offline}>
      {t.offlineKept}
    </Alert>
  )
}
