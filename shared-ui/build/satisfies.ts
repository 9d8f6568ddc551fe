/** A version's three numbers as one that can be compared; what follows a hyphen or a plus does not count. */
const rank = (version: string) =>
  version
    .replace(/[-+].*/, '')
    .split('.')
    .reduce((sum, part) => sum * 10_000 + Number(part), 0)

/**
 * Whether a version is in a range, in the forms that `shares.ts` and the federation runtime use: `*`, `1.2.3`, `^1.2.3`
 * from 1.0.0 on, `<=1.2.3`. A range of another form holds for any: it only decides whether the runtime writes a
 * warning.
 */
export function satisfy(version: string, range: string): boolean {
  const [, form, bound] = /^(\^|<=|)(\d+\.\d+\.\d+\S*)$/.exec(range.trim()) ?? []
  if (!bound) return true
  const distance = rank(version) - rank(bound)
  if (form === '<=') return distance <= 0
  if (form === '^') return distance >= 0 && Number.parseInt(version, 10) === Number.parseInt(bound, 10)
  return distance === 0
}
