import { Alert } from 'shared-ui'
import { useOnline } from '../lib/use-online.ts'

/** Says that the network is gone and that nothing is lost by it. */
export function OfflineNotice() {
  if (useOnline()) return null
  return (
    <Alert role="status" color="yellow" title="You are offline">
      What you type is kept on this device. Go on when the connection is back.
    </Alert>
  )
}
