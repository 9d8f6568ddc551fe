import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SessionUser } from '../platform/http/caller.ts'
import { AppError, invalid } from '../platform/http/problems.ts'
import { countAttempt } from './password-attempts.ts'
import { isPassword } from './passwords.ts'

type App = Pick<FastifyInstance, 'countCall' | 'mayCall' | 'rateLimits' | 'staff'>

/** Whoever is logged in. @throws AppError 401 */
export async function loggedIn(request: Pick<FastifyRequest, 'loadUser'>): Promise<SessionUser> {
  const user = await request.loadUser()
  if (!user) throw new AppError('not-logged-in')
  return user
}

/**
 * Checks the password of whoever is logged in, which came as `field`; gives its stored hash. It is counted as a login: a
 * stolen session must not help to guess the password.
 * @throws AppError 400 naming the field, 429
 */
export async function checkOwnPassword(
  app: App,
  request: FastifyRequest,
  field: string,
  password: string,
): Promise<string> {
  const { id, email } = await loggedIn(request)
  const attempt = await countAttempt(app, email, request)
  const stored = await app.staff.passwordHash(id)
  if (stored === null || !(await isPassword(stored, password))) {
    attempt.failed()
    throw invalid([{ path: field, code: 'wrong-password' }])
  }
  await attempt.succeeded()
  return stored
}
