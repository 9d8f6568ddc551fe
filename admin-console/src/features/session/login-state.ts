/** State of a link to the login page: where to go afterwards, or that the session should end. */
export type LoginState = { from?: string; signOut?: boolean }

/** Reads the navigation state, which may be anything; only paths of our own are gone back to. */
export function loginState(state: unknown): { from: string | null; signOut: boolean } {
  const { from, signOut } = (state ?? {}) as Record<string, unknown>
  const ours = typeof from === 'string' && /^\/(?!\/)/.test(from)
  return { from: ours ? from : null, signOut: signOut === true }
}
