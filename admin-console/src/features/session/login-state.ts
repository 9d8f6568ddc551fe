/** What a link to the login page hands over: where to go afterwards, or that the session is to be ended. */
export type LoginState = { from?: string; signOut?: boolean }

/** Reads the navigation state, which may be anything; only paths of our own are gone back to. */
export function loginState(state: unknown): { from: string | null; signOut: boolean } {
  const { from, signOut } = (state ?? {}) as Record<string, unknown>
  const ours = typeof from === 'string' && /^\/(?!\/)/.test(from)
  return { from: ours ? from : null, signOut: signOut === true }
}
