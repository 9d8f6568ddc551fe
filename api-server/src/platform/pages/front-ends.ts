import { join, resolve } from 'node:path'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from '../config.ts'
import { readLocalBuilds } from '../releases/front-end.ts'
import { openReleaseStore } from '../releases/open-release-store.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import { runReleases } from '../releases/running-releases.ts'
import { frontEndFiles } from './front-end-files.ts'
import { installable } from './installable.ts'
import { type PageOptions, pages } from './pages.ts'
import { preview } from './preview.ts'
import { seo } from './seo.ts'
import { wellKnown } from './well-known.ts'

const WORKSPACE = resolve(import.meta.dirname, '../../../..')

export type FrontEndOptions = {
  /** The release store; by default the configured one. */
  store?: ReleaseStore
  /** The folder of a part's own build; by default in the workspace. */
  dist?: (part: string) => string
  /** How often the store is asked for a new manifest, in ms. */
  pollMs?: number
}

type Around = { config: Config } & Pick<PageOptions, 'profile' | 'refreshCompany' | 'checkoutOrigins'>

/** Serves shell and remotes: released versions by the manifest, other parts from the workspace's own builds. */
export const frontEnds = fastifyPlugin(
  async (app, { config, profile, refreshCompany, checkoutOrigins, ...options }: FrontEndOptions & Around) => {
    const buildDir = options.dist ?? ((part: string) => join(WORKSPACE, part, 'dist'))
    const local = await readLocalBuilds(buildDir)
    const store = options.store ?? openReleaseStore(config.releases)
    const releases = await runReleases({
      store,
      local,
      origins: config.remoteOrigins,
      keys: config.releaseKeys,
      pollMs: options.pollMs,
      onTake: (released, misfits) => {
        app.log.info({ released }, 'these parts run as they were released, others as built here')
        if (misfits.length > 0)
          app.log.error({ misfits }, 'some released parts do not run as they should: release them again, or mend them')
      },
      onError: (error) => app.log.error({ err: error }, 'the release manifest cannot be taken; the one before goes on'),
    })
    app.addHook('onClose', () => releases.stop())
    app.isReleased = (remote, version) => releases.build(remote, version) !== undefined
    await app.register(seo, { frontEnd: () => releases.forBucket(99), publicOrigin: config.publicOrigin })
    await app.register(wellKnown, { company: profile, publicOrigin: config.publicOrigin })
    await app.register(installable, { company: profile, shellDir: buildDir('shell') })
    await app.register(preview, { previewKey: config.previewKey })
    await app.register(frontEndFiles, { releases, store, local, buildDir })
    await app.register(pages, {
      releases,
      store,
      local,
      buildDir,
      profile,
      refreshCompany,
      checkoutOrigins,
    })
  },
  { name: 'front-ends', dependencies: ['policy', 'sitemap'] },
)
