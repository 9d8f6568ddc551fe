/** Rows that one statement deletes: others wait no longer for it than for a booking. */
export const DELETED_AT_ONCE = 50

/** Deletes by `deleteSome`, which gives how many of at most `limit` rows it deleted, until there are no more. */
export async function inBatches(deleteSome: (limit: number) => Promise<bigint>): Promise<void> {
  while ((await deleteSome(DELETED_AT_ONCE)) >= DELETED_AT_ONCE);
}
