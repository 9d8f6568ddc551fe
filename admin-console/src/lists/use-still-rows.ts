import { useState } from 'react'

type Kept<Row> = { of: string; rows: readonly Row[] }

/**
 * The rows of a list in the places where they were first shown, each as it is now; what came since waits until `show` is called,
 * so that nothing moves under the pointer. `of` names the list, such as its filter; before it is settled, rows come as they are.
 */
export function useStillRows<Row extends { _id: string }>(rows: readonly Row[], of: string, isSettled: boolean) {
  const [kept, setKept] = useState<Kept<Row> | null>(null)
  const isKept = kept?.of === of
  if (!isKept && isSettled) setKept({ of, rows })
  if (!isKept) return { rows, waiting: 0, hasMoved: false, show: () => setKept(null) }
  const now = new Map(rows.map((row) => [row._id, row]))
  const known = new Set(kept.rows.map(({ _id }) => _id))
  return {
    rows: kept.rows.map((row) => now.get(row._id) ?? row),
    /** How many rows are not shown yet. */
    waiting: rows.filter(({ _id }) => !known.has(_id)).length,
    /** Whether the list has other rows by now, or in another order. */
    hasMoved: kept.rows.map(({ _id }) => _id).join() !== [...now.keys()].join(),
    show: () => setKept(null),
  }
}
