/**
 * The fewest steps of these with which something still breaks, by leaving out ever smaller parts (delta debugging); it tries no
 * more than `most` times.
 */
export async function shrink(
  steps: readonly number[],
  breaks: (some: ReadonlySet<number>) => Promise<boolean>,
  most = 200,
): Promise<number[]> {
  let left = [...steps]
  let tries = 0
  for (let size = Math.ceil(left.length / 2); size > 0; ) {
    const before = left.length
    for (let at = 0; at < left.length && tries < most; ) {
      const rest = left.toSpliced(at, size)
      tries += 1
      if (rest.length > 0 && (await breaks(new Set(rest)))) left = rest
      else at += size
    }
    if (tries >= most) return left
    if (left.length === before || size > 1) size = size === 1 ? 0 : Math.ceil(size / 2)
  }
  return left
}
