import type { FastifyRequest } from 'fastify'
import type { UserRow } from '../database/schema.ts'

/** Who is logged in. */
export type SessionUser = Pick<
  UserRow,
  'id' | 'name' | 'email' | 'role' | 'staffRole' | 'mustChangePassword' | 'mailProvedAt'
>

// The feature of the accounts adds them.
declare module 'fastify' {
  interface FastifyRequest {
    /** The logged-in user, looked up at most once per request; null when no live session came with it. */
    loadUser(): Promise<SessionUser | null>
    /** The session id that the cookie carries, if any. */
    sessionId(): string | null
    foundUser: SessionUser | null | undefined
  }
}

/** The name of who is logged in; '' for nobody. */
export const callerName = async (request: Pick<FastifyRequest, 'loadUser'>): Promise<string> =>
  (await request.loadUser())?.name ?? ''
