import type { Cab } from 'shared-api/contract'
import { grouped } from 'shared-api/grouped'

/** Cabs that a visitor cannot tell apart: the one that stands for them, and how many they are. */
export type Alike = { cab: Cab; count: number }

/** Everything that a visitor sees of a cab is the same, but its picture's address may differ. */
const seenOf = ({ _id, imageUrl, pictures, localTripType, ...seen }: Cab): string => JSON.stringify(seen)

/**
 * One row for cabs that are the same to a visitor, where the first of them stood. The chosen one stands for its like, else
 * one that is not `taken`.
 */
export function alike(cabs: Cab[], taken: ReadonlySet<string>, chosen?: Cab): Alike[] {
  const groups = grouped(cabs, seenOf)
  return [...groups.values()].map((group) => {
    const free = group.find(({ _id }) => !taken.has(_id))
    const cab = group.find((one) => one === chosen) ?? free ?? (group[0] as Cab)
    return { cab, count: group.length }
  })
}
