import type { World } from '../world.ts'

export type Act = (world: World) => Promise<unknown>

/** A kind of step: who does what, how often it happens among the others. */
export interface Kind {
  name: string
  weight: number
  /** Whether it only reads, or asks the payment provider. */
  reads?: boolean
  provider?: boolean
  act: Act
}
type Unnamed = Omit<Kind, 'name'>

/** What happens `weight` times as often as others. */
export const often = (weight: number, act: Act, more: Partial<Kind> = {}): Unnamed => ({ weight, act, ...more })
export const reading = (weight: number, act: Act) => often(weight, act, { reads: true })
export const withProvider = (weight: number, act: Act) => often(weight, act, { provider: true })

/** Kinds of steps by their names; a weight of 1 unless it is said. */
export const kindsOf = (acts: Record<string, Act | Unnamed>): Kind[] =>
  Object.entries(acts).map(([name, given]) => ({ name, ...(typeof given === 'function' ? often(1, given) : given) }))
