import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AccountSessionsReply, Empty, PasswordChange } from 'shared-api/contract'
import { callsOf } from '../platform/http/calls.ts'
import { ById } from '../platform/http/params.ts'
import { AppError, invalid } from '../platform/http/problems.ts'
import { isoOf } from '../platform/time.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { checkOwnPassword, loggedIn } from './own-password.ts'
import { hashPassword } from './passwords.ts'
import { listedIdOf } from './session-repository.ts'

const customerCall = callsOf('Accounts', { policy: 'customer', takesFirstPassword: true })

/** Routes for a logged-in user's own account. */
export const ownAccountRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/account/password',
    customerCall('Change my password', Empty, { body: PasswordChange }, 'account-password-changed'),
    async (request, reply) => {
      const { id, name, email } = await loggedIn(request)
      const { currentPassword, password } = request.body
      refuseCommonPassword(password, app.company().name, name, email)
      const proved = await checkOwnPassword(app, request, 'currentPassword', currentPassword)
      if (password === currentPassword) throw invalid([{ path: 'password', code: 'same-password' }])
      const passwordHash = await hashPassword(password)
      const isChanged = await app.staff.changePassword(id, proved, passwordHash)
      const session = isChanged ? await app.sessions.start(id, passwordHash) : null
      if (!session) throw new AppError('not-logged-in')
      reply.setSession(session)
      return {}
    },
  )

  app.get('/account/sessions', customerCall('My sessions', AccountSessionsReply), async (request) => {
    const { id: userId } = await loggedIn(request)
    const current = listedIdOf(request.sessionId() ?? '')
    const sessions = await app.sessions.listOf(userId)
    return {
      sessions: sessions.map(({ id, createdAt, seenAt }) => ({
        _id: id,
        createdAt: isoOf(createdAt),
        lastUsedAt: isoOf(seenAt),
        current: id === current,
      })),
    }
  })

  app.delete(
    '/account/sessions/:id',
    customerCall('End one of my sessions', Empty, { params: ById }),
    async (request, reply) => {
      const { id: userId } = await loggedIn(request)
      const { id } = request.params
      if (!(await app.sessions.endListed(userId, id))) throw new AppError('not-found')
      if (id === listedIdOf(request.sessionId() ?? '')) reply.clearSession()
      return {}
    },
  )

  app.post('/account/sign-out-everywhere', customerCall('End all my sessions', Empty), async (request, reply) => {
    const { id } = await loggedIn(request)
    await app.staff.endSessions(id)
    reply.clearSession()
    return {}
  })
}
