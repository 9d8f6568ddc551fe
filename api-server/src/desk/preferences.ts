import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Preferences, PreferencesReply } from 'shared-api/contract'
import { loggedIn } from '../accounts/index.ts'
import type { Database } from '../platform/database/open.ts'
import { replies } from '../platform/http/replies.ts'
import { parsePreferences } from './record.ts'

export type PreferenceRepository = ReturnType<typeof preferenceRepository>

/** What each person of the desk has chosen for themselves. */
export const preferenceRepository = ({ db }: Database) => ({
  async read(userId: string): Promise<Preferences> {
    const query = db.selectFrom('preferences').select('value').where('userId', '=', userId)
    return parsePreferences((await query.executeTakeFirst())?.value)
  },
  async write(userId: string, preferences: Preferences): Promise<void> {
    const value = JSON.stringify(preferences)
    await db
      .insertInto('preferences')
      .values({ userId, value })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ value }))
      .execute()
  },
})

const tags = ['Desk']
const config = { policy: 'admin', activity: null } as const

/** GET and PUT desk/preferences: one's own start page, sound and views. */
export const preferenceRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/desk/preferences',
    { config, schema: { tags, summary: 'What I chose for myself', response: replies(PreferencesReply) } },
    async (request) => ({ preferences: await app.preferences.read((await loggedIn(request)).id) }),
  )

  app.put(
    '/desk/preferences',
    { config, schema: { tags, summary: 'Choose for myself', body: Preferences, response: replies(PreferencesReply) } },
    async (request) => {
      await app.preferences.write((await loggedIn(request)).id, request.body)
      return { preferences: request.body }
    },
  )
}
