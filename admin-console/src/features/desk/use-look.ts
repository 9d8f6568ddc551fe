import { getToLookAt } from 'shared-api/client'
import { LOOK_PARTS, type LookItem, type LookPart, type LookReply } from 'shared-api/contract'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'

/** How often it is read again while the page is open, in ms. */
const REFRESH_MS = 60_000

/** The query of what somebody has to look at, or of the money to collect or to give back alone. */
export const useLook = (part?: LookPart) =>
  useSWR<LookReply>(
    `/api/v1/to-look-at${part ? `?part=${part}` : ''}`,
    () => staffCall((client) => getToLookAt(client, part)),
    { refreshInterval: REFRESH_MS },
  )

const OF_PARTS: string[] = Object.values(LOOK_PARTS).flat()
/** Whether it is on no page of its own. */
export const isOfNoPart = ({ why }: LookItem): boolean => !OF_PARTS.includes(why)
