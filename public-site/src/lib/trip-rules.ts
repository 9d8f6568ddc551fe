type Rules = typeof import('./trip-check.ts')

let loaded: Rules | null = null

/** The rules of a trip once `loadTripRules` has brought them; they hold the contract's schemas, too heavy for a first view. */
export const tripRules = (): Rules | null => loaded

/** Loads the rules of a trip. Rejects when they can't be had, as offline. */
export async function loadTripRules(): Promise<Rules> {
  loaded ??= await import('./trip-check.ts')
  return loaded
}
