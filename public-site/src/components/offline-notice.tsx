import { Alert } from 'shared-ui'
import { useOnline } from '../lib/use-online.ts'
import { commonTexts } from '../texts/common.ts'

/**
 * Reports that the network is gone and that nothing is lost. An alert: few screen readers announce a status that
 * appears with its text.
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
