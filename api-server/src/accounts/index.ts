import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from '../platform/config.ts'
import { forgottenRoutes } from './forgotten-routes.ts'
import { loginRoutes } from './login-routes.ts'
import { accountMails } from './messages.ts'
import { ownAccountRoutes } from './own-account-routes.ts'
import { type PasswordLinkRepository, passwordLinkRepository } from './password-link-repository.ts'
import { proveRoutes } from './prove-routes.ts'
import { type SessionRepository, sessionRepository } from './session-repository.ts'
import { sessions } from './sessions.ts'
import { type StaffRepository, staffRepository } from './staff-repository.ts'
import { staffRoutes } from './staff-routes.ts'
import { type UserRepository, userRepository } from './user-repository.ts'

export { createFirstAdmin, lineOfNewAdmin, type NewAdmin, refuseCommonAdminPassword } from './first-admin.ts'
export { loggedIn } from './own-password.ts'
export { forgetGuesses } from './password-attempts.ts'
export { hashPassword, randomPassword } from './passwords.ts'
export { sessionCookie } from './sessions.ts'
export { staffRepository } from './staff-repository.ts'
export { emailKey } from './user-repository.ts'

declare module 'fastify' {
  interface FastifyInstance {
    sessions: SessionRepository
    staff: StaffRepository
    users: UserRepository
    passwordLinks: PasswordLinkRepository
  }
}

/** Accounts and the sessions of those who are logged in. */
export const accounts = fastifyPlugin(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    const { database, now } = app
    app.decorate('sessions', sessionRepository(database, now))
    app.decorate('staff', staffRepository(database, now))
    app.decorate('users', userRepository(database, now))
    app.decorate('passwordLinks', passwordLinkRepository(database, now))
    app.addCleanUp('password links', () => app.passwordLinks.deleteOld())
    app.addCleanUp('sessions', () => app.sessions.deleteEnded())
    app.sitemap.leaveOut('/forgotten-password')
    await app.register(sessions, { config })
    await app.register(accountMails)
  },
  { name: 'accounts', dependencies: ['database', 'housekeeping', 'outbox', 'sitemap'] },
)

export async function accountRoutes(app: FastifyInstance): Promise<void> {
  await app.register(loginRoutes)
  await app.register(forgottenRoutes)
  await app.register(ownAccountRoutes)
  await app.register(proveRoutes)
  await app.register(staffRoutes)
}
