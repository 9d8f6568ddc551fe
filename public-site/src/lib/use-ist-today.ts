import { useSyncExternalStore } from 'react'
import { istDay } from 'shared-api/india'
import { serverNow } from './server-now.ts'

const never = () => () => {}

/** Today in India by the server's clock; undefined while the page is rendered on a server, which may be a day behind. */
export const useIstToday = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => istDay(serverNow()),
    () => undefined,
  )
