import { getBoard } from 'shared-api/client'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'
import { type BoardView, lastDay } from './board-view.ts'

/** How often the board is read again, in ms: with time a trip becomes due. */
const REFRESH_MS = 60_000

/** The query of the board of some days. */
export function useBoard(view: BoardView) {
  const days = { from: view.day, to: lastDay(view) }
  return useSWR(['/api/v1/board', days], () => staffCall((client) => getBoard(client, days)), {
    refreshInterval: REFRESH_MS,
  })
}
