import { Alert } from 'shared-ui'
import { useOnline } from '../lib/use-online.ts'
import { commonTexts } from '../texts/common.ts'

/** Says that the network is gone and that nothing is lost by it. */
export function OfflineNotice() {
  const t = commonTexts()
  if (useOnline()) return null
  return (
    <Alert role="status" color="yellow" title={t.offline}>
      {t.offlineKept}
    </Alert>
  )
}
