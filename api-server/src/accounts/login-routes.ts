import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Empty, LoginReply, LoginRequest, MeReply, RegisterReply, RegisterRequest } from 'shared-api/contract'
import type { SessionUser } from '../platform/http/caller.ts'
import { callsOf } from '../platform/http/calls.ts'
import { isRobot } from '../platform/http/honeypot.ts'
import { languageOfCaller } from '../platform/http/language.ts'
import { AppError } from '../platform/http/problems.ts'
import { callerOf } from '../platform/http/rate-limits.ts'
import { newId } from '../platform/ids.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { limits } from './limits.ts'
import { existingAccountMessage } from './messages.ts'
import { countAttempt } from './password-attempts.ts'
import { hashPassword, isPassword } from './passwords.ts'

const openCall = callsOf('Accounts', { policy: 'anyone' })

const toUser = ({ id, name, email, role, staffRole, mustChangePassword }: SessionUser) => ({
  ...{ _id: id, name, email, role },
  ...(role === 'admin' && { staffRole: staffRole ?? 'clerk', mustChangePassword: mustChangePassword === 1 }),
})
/** As `toUser` of a new customer, where none was made and the caller must not see that. */
const nobodyOf = (name: string, email: string) => ({ _id: newId(), name, email, role: 'customer' as const })

/**
 * Registration, login, logout and the current user (docs/product.md, Accounts and staff). Only registration has a
 * honeypot: a robot cannot log in without the password, and limits stop guessing.
 */
export const loginRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/register',
    openCall(
      'Create a customer account',
      RegisterReply,
      { body: RegisterRequest },
      { rateLimit: limits['register-address'] },
    ),
    async (request) => {
      const { name, email, password } = request.body
      refuseCommonPassword(password, app.company().name, name, email)
      const passwordHash = await hashPassword(password)
      // Hash first: otherwise the time would reveal it.
      if (isRobot(request.body)) return { newUser: nobodyOf(name, email) }
      const created = await app.users.createCustomer({ name, email, passwordHash })
      if (created) return { newUser: toUser(created) }
      // A reply that the address has an account would reveal a customer. Its owner gets a mail instead.
      const message = existingAccountMessage(app, email, languageOfCaller(request), callerOf(request))
      await app.outbox.insert([message])
      return { newUser: nobodyOf(name, email) }
    },
  )

  app.post(
    '/login',
    openCall(
      'Log in',
      LoginReply,
      { body: LoginRequest },
      { rateLimit: limits['login-address'], activity: 'account-logged-in' },
    ),
    async (request, reply) => {
      const { email, password } = request.body
      const attempt = await countAttempt(app, email, request)
      const user = await app.users.findForLogin(email)
      const fits = await isPassword(user?.passwordHash ?? null, password)
      if (!user || !fits) {
        attempt.failed()
        throw new AppError('wrong-credentials')
      }
      await attempt.succeeded()
      const session = await app.sessions.start(user.id, user.passwordHash)
      if (!session) throw new AppError('wrong-credentials')
      await endSession(request.sessionId())
      reply.setSession(session)
      request.foundUser = user
      return { user: toUser(user) }
    },
  )

  app.post('/logout', openCall('End the session', Empty), async (request, reply) => {
    await endSession(request.sessionId())
    reply.clearSession()
    return {}
  })

  app.get('/me', openCall('The current user', MeReply), async (request) => {
    const user = await request.loadUser()
    return { user: user ? toUser(user) : null }
  })

  const endSession = async (id: string | null) => {
    if (id) await app.sessions.end(id)
  }
}
