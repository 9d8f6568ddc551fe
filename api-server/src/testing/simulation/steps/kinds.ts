import type { World } from '../world.ts'

/** A kind of step: who does what, how often it happens among the others. */
export interface Kind {
  name: string
  weight: number
  /** Whether it only reads, or asks the payment provider. */
  reads?: boolean
  provider?: boolean
  act: (world: World) => Promise<unknown>
}

/** Kinds of steps by their names; a weight of 1 unless it is said. */
export const kindsOf = (
  acts: Record<string, Kind['act'] | [act: Kind['act'], more: Partial<Omit<Kind, 'act' | 'name'>>]>,
): Kind[] =>
  Object.entries(acts).map(([name, given]) => {
    const [act, more = {}] = Array.isArray(given) ? given : [given]
    return { name, weight: 1, act, ...more }
  })
