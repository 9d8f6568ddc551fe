import { useState } from 'react'
import { assignTrip, getPlan } from 'shared-api/client'
import type { PlannedTrip } from 'shared-api/contract'
import useSWR from 'swr'
import { problemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'

/** The query of the plan of a day, 'YYYY-MM-DD'; of none, nothing is asked. */
export const usePlan = (day: string | null) =>
  useSWR(day && ['/api/v1/board/plan', day], () => staffCall((client) => getPlan(client, day ?? '')))

/** Whether it has both a vehicle and a driver. */
export const isComplete = ({ vehicle, driver }: PlannedTrip) => vehicle !== null && driver !== null

/**
 * Which trips of a plan are wanted, and their assignment one after the other. `onTaken` gets whether all of them were assigned;
 * what is refused says why and stays.
 */
export function useTakePlan(trips: readonly PlannedTrip[], onTaken: (all: boolean) => void) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map())
  const [done, setDone] = useState<number | null>(null)
  const wanted = trips.filter((trip) => isComplete(trip) && !left.has(trip._id))
  const toggle = (id: string) =>
    setLeft((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  const take = async () => {
    const refused = new Map<string, string>()
    for (const [at, { _id, vehicle, driver }] of wanted.entries()) {
      setDone(at)
      const both = { vehicleId: vehicle?.id ?? '', driverId: driver?.id ?? '' }
      const failed = (cause: unknown) => void refused.set(_id, problemText(cause))
      await staffCall((client) => assignTrip(client, _id, both)).catch(failed)
    }
    setDone(null)
    setRefusals(refused)
    onTaken(refused.size === 0)
  }
  return { left, toggle, wanted, take, busy: done !== null, done: done ?? 0, refusals }
}
