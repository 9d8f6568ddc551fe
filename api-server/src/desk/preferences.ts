import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Preferences, PreferencesReply } from 'shared-api/contract'
import { loggedIn } from '../accounts/index.ts'
import type { Database } from '../platform/database/open.ts'
import { callsOf } from '../platform/http/calls.ts'
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

const deskCall = callsOf('Desk', { policy: 'admin', activity: null })

/** GET and PUT desk/preferences: one's own start page, sound and views. */
export const preferenceRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/desk/preferences', deskCall('What I chose for myself', PreferencesReply), async (request) => ({
    preferences: await app.preferences.read((await loggedIn(request)).id),
  }))

  app.put(
    '/desk/preferences',
    deskCall('Choose for myself', PreferencesReply, { body: Preferences }),
    async (request) => {
      await app.preferences.write((await loggedIn(request)).id, request.body)
      return { preferences: request.body }
    },
  )
}
