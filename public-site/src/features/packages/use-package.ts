import { Holiday, Tour } from 'shared-api/contract'
import { useLocation } from 'shared-ui'
import { type Query, useHolidays, useTours } from '../../lib/queries.ts'
import type { TravelPackage } from './package-filter.ts'

/**
 * The package of a booking page: the one with this id in the lists of tours and holidays, and until they are there the one
 * that came along as navigation state. `data` is null when neither list has it: it is no longer offered, whatever an older
 * entry of the history brings.
 */
export function usePackage(id: string): Query<TravelPackage | null> {
  const brought = fromState(useLocation().state, id)
  const tours = useTours()
  const holidays = useHolidays()
  const listed = [...(tours.data ?? []), ...(holidays.data ?? [])].find((one) => one._id === id)
  const bothThere = tours.data !== undefined && holidays.data !== undefined
  return {
    data: listed ?? (bothThere ? null : brought),
    failed: tours.failed || holidays.failed,
    retry: () => {
      tours.retry()
      holidays.retry()
    },
  }
}

function fromState(state: unknown, id: string): TravelPackage | undefined {
  if (typeof state !== 'object' || state === null || !('package' in state)) return undefined
  // Tour first: a holiday's schema refuses what only a tour has.
  const { data } = Tour.or(Holiday).safeParse(state.package)
  return data?._id === id ? data : undefined
}
