import { useSyncExternalStore } from 'react'
import { istDay } from 'shared-api/india'

const never = () => () => {}

/** Today in India; undefined while the page is rendered on a server, which may be a day behind. */
export const useIstToday = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => istDay(Date.now()),
    () => undefined,
  )
