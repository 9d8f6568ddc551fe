import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { unreadable } from 'shared-api/colours'
import {
  type FieldProblem,
  RestoreSettings,
  type Settings,
  SettingsEdit,
  SettingsHistoryQuery,
  SettingsHistoryReply,
  SettingsReply,
} from 'shared-api/contract'
import type { Versioned } from '../platform/database/versioned.ts'
import { callerName } from '../platform/http/caller.ts'
import { callsOf } from '../platform/http/calls.ts'
import { allowsEdit, versioned } from '../platform/http/etag.ts'
import { IfMatch } from '../platform/http/params.ts'
import { AppError, invalid } from '../platform/http/problems.ts'
import { isTooDeep } from './markdown.ts'
import { pictureRoute } from './picture-route.ts'

const ownerCall = callsOf('Settings', { policy: 'owner' })
/** The texts of every language in one call, in bytes. */
const BODY_LIMIT = 1024 * 1024

const replyOf = ({ record, version }: Versioned<Settings>) => ({ settings: record, version })

/** The settings and their history, for owners (docs/product.md, Settings). */
export const settingsRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(pictureRoute)

  app.get('/settings', ownerCall('All settings, with their ETag', SettingsReply), async (_request, reply) => {
    const newest = await app.settings.newest()
    if (!newest) throw new AppError('not-found')
    return versioned(reply, newest.version, replyOf(newest))
  })

  app.patch(
    '/settings',
    {
      bodyLimit: BODY_LIMIT,
      ...ownerCall(
        'Change settings: each field as a whole, null removes one that may be absent. The rest stays',
        SettingsReply,
        { headers: IfMatch, body: SettingsEdit },
        'settings-changed',
      ),
    },
    async (request, reply) => {
      const { body, headers } = request
      const problems = [...(body.colours ? unreadable(body.colours) : []), ...tooDeep(body)]
      if (problems.length > 0) throw invalid(problems)
      const allows = (version: number) => allowsEdit(headers['if-match'], version)
      const byName = await callerName(request)
      const changed = await app.settings.edit(body, { byName, allows })
      request.subjects = [{ id: 'settings', detail: Object.keys(body).join(' ') }]
      return versioned(reply, changed.version, replyOf(changed))
    },
  )

  app.get(
    '/settings/history',
    ownerCall('Who changed what when, from the newest version', SettingsHistoryReply, {
      querystring: SettingsHistoryQuery,
    }),
    async ({ query }) => app.settings.history(query.before),
  )

  app.post(
    '/settings/restore',
    ownerCall(
      'Take an earlier version again, as a new one',
      SettingsReply,
      { headers: IfMatch, body: RestoreSettings },
      'settings-restored',
    ),
    async (request, reply) => {
      const { body, headers } = request
      const allows = (version: number) => allowsEdit(headers['if-match'], version)
      const byName = await callerName(request)
      const restored = await app.settings.restore(body.version, { byName, allows })
      request.subjects = [{ id: 'settings', detail: String(body.version) }]
      return versioned(reply, restored.version, replyOf(restored))
    },
  )
}

/** The Markdown of an edit that is nested too deep to be shown. */
function tooDeep({ about, terms, privacy, questions = {} }: SettingsEdit): FieldProblem[] {
  const articles = Object.entries({ about, terms, privacy }).flatMap(([name, texts = {}]) =>
    Object.entries(texts).map(([language, text]) => ({ path: `${name}.${language}`, text })),
  )
  const answers = Object.entries(questions).flatMap(([language, all]) =>
    all.map(({ answer }, at) => ({ path: `questions.${language}.${at}.answer`, text: answer })),
  )
  return [...articles, ...answers].flatMap(({ path, text }) => (isTooDeep(text) ? [{ path, code: 'invalid' }] : []))
}
