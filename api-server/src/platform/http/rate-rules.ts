export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The longest `per` of any rule, in ms: after that a bucket counts no more. */
export const LONGEST = 24 * HOUR

type Limit = {
  burst: number
  per: number
  /** By the caller's address. Nothing resets it, so its refusals can be cached. */
  byCaller?: true
}
/** Allows `burst` calls, refilled evenly over `per` ms. Many people share one mobile address. */
export type RateRule = Limit & { name: string }

/** The rules of a feature, by their names, which no other feature has. */
export function rateRules<Name extends string>(limits: Record<Name, Limit>): Record<Name, RateRule> {
  const rules = Object.entries<Limit>(limits).map(([name, limit]): [string, RateRule] => {
    if (limit.per > LONGEST) throw new Error(`${name} counts for longer than a day`)
    return [name, { ...limit, name }]
  })
  return Object.fromEntries(rules) as Record<Name, RateRule>
}
