import { createHash } from 'node:crypto'

/** Choices that depend on nothing but where they are made: on a seed, and a path such as the number of a step. */
export type Chance = ReturnType<typeof chanceOf>

/** The same choices for the same path, on every machine. The numbers are those of sfc32, begun by SHA-256. */
export function chanceOf(...path: (string | number | bigint)[]) {
  const start = createHash('sha256').update(path.join('/')).digest()
  let [a, b, c, counter] = [0, 4, 8, 12].map((at) => start.readUInt32LE(at)) as [number, number, number, number]
  function next(): number {
    const sum = (a + b + counter++) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return (sum >>> 0) / 2 ** 32
  }
  /** A whole number from 0 to below this. */
  const below = (end: number) => Math.floor(next() * end)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  return {
    /** From 0 to below 1. */
    next,
    below,
    /** A whole number between two, both included. */
    between: (from: number, to: number) => from + below(to - from + 1),
    pick,
    /** Whether something of this likelihood happens. */
    happens: (likelihood: number) => next() < likelihood,
    /** One of these by their weights. */
    weighted<Item extends { weight: number }>(items: readonly Item[]): Item {
      let left = next() * items.reduce((sum, { weight }) => sum + weight, 0)
      for (const item of items) {
        left -= item.weight
        if (left < 0) return item
      }
      return pick(items)
    },
    /**
     * One of the things that steps have made, each known by the step that made it; null without any. Leaving out one of them
     * changes no choice between the others.
     */
    choose<Made extends { madeBy: number }>(things: readonly Made[]): Made | null {
      const salt = below(2 ** 32)
      const rank = ({ madeBy }: Made) => Math.imul((madeBy ^ salt) + 0x9e3779b9, 0x85ebca6b) >>> 0
      return things.reduce<Made | null>((best, one) => (best && rank(best) >= rank(one) ? best : one), null)
    },
  }
}
