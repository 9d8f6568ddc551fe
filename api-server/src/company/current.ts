import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { sql } from 'kysely'
import type { Settings } from 'shared-api/contract'
import { COMPANY } from 'shared-api/first-view'
import type { Revisions } from '../platform/database/list-revisions.ts'
import type { Versioned } from '../platform/database/versioned.ts'
import { readProfile } from './profile.ts'
import { type SettingsRepository, settingsRepository } from './repository.ts'

declare module 'fastify' {
  interface FastifyInstance {
    settings: SettingsRepository
    /** The settings as this process has read them last. They are read again before a call that may store something, and before a message is sent. */
    company: () => Settings
    /** Reads the settings again if any process has changed them, by these revisions or by those of now. */
    refreshCompany: (revisions?: Revisions) => Promise<Settings>
  }
}

const FILE = new URL('../../company.json', import.meta.url)
/** What a return offer takes off in the demonstration. */
const DEMO_PERCENT = 25
const READS = ['GET', 'HEAD', 'OPTIONS']

/** The company's settings, for as long as the app lives. The first start fills them in from company.json. */
export const companySettings = fastifyPlugin(
  async (app: FastifyInstance) => {
    const repository = settingsRepository(app.database, app.now)
    let current = await firstSettings(app, repository)

    app.decorate('settings', repository)
    app.listRevisions.add('settings', sql`(select max(version) from settings_versions)`)
    app.sitemap.addChange(COMPANY, repository.changedAt)
    app.decorate('company', () => current.record)
    app.decorate('refreshCompany', async (revisions?: Revisions) => {
      const { settings: version } = revisions ?? (await app.listRevisions.now())
      if (version !== current.version) current = (await repository.newest()) ?? current
      return current.record
    })
    app.addHook('preHandler', async ({ method, routeOptions }) => {
      if (routeOptions.url?.startsWith('/api/') && !READS.includes(method)) await app.refreshCompany()
    })
  },
  { name: 'company', dependencies: ['database', 'sitemap'] },
)

async function firstSettings(
  { log, config }: FastifyInstance,
  { newest, fill }: SettingsRepository,
): Promise<Versioned<Settings>> {
  const stored = await newest()
  if (stored) {
    log.info('the settings of the console count; company.json was for the first start and is not read')
    return stored
  }
  const profile = readProfile(readFileSync(FILE, 'utf8'))
  await fill(config.demoData ? { ...profile, returnPercent: DEMO_PERCENT } : profile)
  const filled = await newest()
  if (!filled) throw new Error('the settings were not stored')
  return filled
}
