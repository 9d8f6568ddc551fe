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
  const bothThere = tours.data !== undefined && holidays.data !== undefined && tours.more + holidays.more === 0
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
  return isPackage(state.package) && state.package._id === id ? state.package : undefined
}

/** Whether a value has the fields of a package: another release may have left it in the history. */
function isPackage(value: unknown): value is TravelPackage {
  const { _id, name, imageUrl, services, category }: Partial<Record<keyof TravelPackage, unknown>> = Object(value)
  return [_id, name, imageUrl].every((text) => typeof text === 'string') && [services, category].every(isNamedList)
}

const isNamedList = (list: unknown) => Array.isArray(list) && list.every((one) => typeof Object(one).name === 'string')
