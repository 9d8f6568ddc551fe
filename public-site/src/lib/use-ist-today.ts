import { istDay } from 'shared-api/india'
import { serverNow } from './server-now.ts'
import { useHydrated } from './use-hydrated.ts'

/** Today in India by the server's clock; undefined while the page is rendered on a server, which may be a day behind. */
export const useIstToday = (): string | undefined => (useHydrated() ? istDay(serverNow()) : undefined)
