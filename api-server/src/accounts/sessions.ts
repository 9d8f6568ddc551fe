import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from '../platform/config.ts'

declare module 'fastify' {
  interface FastifyReply {
    setSession(id: string): void
    clearSession(): void
  }
}

const isHttps = ({ publicOrigin }: Pick<Config, 'publicOrigin'>) => publicOrigin.startsWith('https:')

/** The cookie's name. Browsers take a __Host- cookie only over https, for this host alone. */
export const sessionCookie = (config: Pick<Config, 'publicOrigin'>) => (isHttps(config) ? '__Host-session' : 'session')

/** Session cookies. They carry a random id; everything else is in the database. */
export const sessions = fastifyPlugin(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    const name = sessionCookie(config)
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(config) } as const
    await app.register(fastifyCookie)

    app.decorateRequest('foundUser', undefined)
    app.decorateRequest('sessionId', function (this: FastifyRequest) {
      return this.cookies[name] ?? null
    })
    app.decorateRequest('loadUser', async function (this: FastifyRequest) {
      if (this.foundUser !== undefined) return this.foundUser
      const id = this.sessionId()
      this.foundUser = id ? await app.sessions.findUser(id) : null
      return this.foundUser
    })
    app.decorateReply('setSession', function (this: FastifyReply, id: string) {
      this.setCookie(name, id, options)
    })
    app.decorateReply('clearSession', function (this: FastifyReply) {
      this.clearCookie(name, options)
    })
  },
  { name: 'sessions', dependencies: ['database'] },
)
