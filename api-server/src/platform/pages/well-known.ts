import fastifyPlugin from 'fastify-plugin'
import type { Company } from 'shared-api/contract'

type Options = {
  company: () => Company
  /** The origin that visitors know, without a final slash. */
  publicOrigin: string
}

const ANYONE = { config: { policy: 'anyone' }, schema: { hide: true } } as const
const SECURITY = '/.well-known/security.txt'
/** How long what security.txt says holds, in ms: RFC 9116 recommends less than a year. */
const HOLDS = 180 * 24 * 60 * 60_000

/** The addresses at which programs ask whom to write about a weakness (RFC 9116), and where a password is changed. */
export const wellKnown = fastifyPlugin<Options>(
  async (app, { company, publicOrigin }) => {
    app.get(SECURITY, ANYONE, (_request, reply) => {
      const expires = new Date(app.now() + HOLDS).toISOString()
      const lines = [
        `Contact: mailto:${company().email}`,
        `Expires: ${expires}`,
        `Canonical: ${publicOrigin}${SECURITY}`,
      ]
      return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
    })
    app.get('/.well-known/change-password', ANYONE, async (request, reply) => {
      const user = await request.loadUser()
      return reply.redirect(user?.role === 'admin' ? '/account' : '/forgotten-password')
    })
  },
  { name: 'well-known', dependencies: ['policy', 'accounts'] },
)
