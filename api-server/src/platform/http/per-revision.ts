/**
 * Keeps what `make` made for as long as the revision stays the same; `make` runs once for all who wait for it, and again
 * for the next caller when it failed.
 */
export function perRevision<Made>(make: () => Promise<Made>): (revision: number) => Promise<Made> {
  let held: { revision: number; made: Promise<Made> } | null = null

  return (revision) => {
    if (held?.revision === revision) return held.made
    const now = { revision, made: make() }
    held = now
    now.made.catch(() => {
      if (held === now) held = null
    })
    return now.made
  }
}
