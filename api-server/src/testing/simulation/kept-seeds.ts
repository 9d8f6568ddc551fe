/** Seeds that have found a fault, each with what it was: the day's test lives them again. */
export const KEPT_SEEDS: readonly { seed: bigint; days: number; steps: number; was: string }[] = []
