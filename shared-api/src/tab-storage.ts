/**
 * Values in the session storage of a tab: they outlive a reload and end with the tab. If the storage is full or forbidden,
 * they live as long as the page.
 */

/** Reads a value; null if there is none, or one of another `version`. */
export function readTab<State>(name: string, version: string | number): State | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    return stored?.version === version ? (stored.state ?? null) : null
  } catch {
    return null
  }
}

/** Writes a value; null removes it. */
export function writeTab(name: string, version: string | number, state: object | null): void {
  try {
    if (state === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify({ state, version }))
  } catch {
    // Full or forbidden.
  }
}
