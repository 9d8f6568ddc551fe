import fastifyPlugin from 'fastify-plugin'
import { SITE_LANGUAGES } from 'shared-api/languages'

/** What route pages were called, and what now. */
const OLD = 'bengaluru-urban'
const NOW = 'bengaluru'

const SLUG = `:slug(^(?:${OLD}-to-.+|.+-to-${OLD})$)`
const ANYONE = { config: { policy: 'anyone' }, schema: { hide: true } } as const

/** Redirects former addresses of route pages, in each language, for good: links and search engines keep them. */
export const oldRouteAddresses = fastifyPlugin(
  async (app) => {
    for (const path of [`/cabs/${SLUG}`, `/:language(^(?:${SITE_LANGUAGES.join('|')})$)/cabs/${SLUG}`])
      app.get(path, ANYONE, ({ url }, reply) => {
        const [path = '', ...query] = url.split('?')
        return reply.redirect([path.replace(OLD, NOW), ...query].join('?'), 301)
      })
  },
  { name: 'old-route-addresses', dependencies: ['policy'] },
)
