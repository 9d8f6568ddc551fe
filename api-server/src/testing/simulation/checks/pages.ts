import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { partOf } from '../../../platform/releases/manifest-changes.ts'
import { OWN_VERSION, PART } from '../site.ts'
import { Broken, type World } from '../world.ts'

/** How long a server may take to run what the manifest names, on a busy machine, in ms. */
const PATIENCE = 20_000
/** Every way in which a page names the version of its remote: addresses, its description, and what it shows. */
const VERSION = /public-site[/ ](\d+\.\d+\.\d+)|"name":"public-site"[^}]*?"version":"([^"]*)"|site (\d+\.\d+\.\d+) at/g

/** The version of the site that the manifest names for visitors of a bucket. */
export async function namedVersion({ host }: World, bucket: number): Promise<string> {
  const { canary, current } = partOf(await host.site.store.readManifest(), PART)
  const version = canary && bucket < canary.percent ? canary : current
  return version?.version ?? OWN_VERSION
}

/** The version of a page, and whether it has its content. Throws `Broken` for a page of two. */
export async function readPage(app: FastifyInstance, url: string, bucket = 99, remoteAddress = '10.1.0.1') {
  const { statusCode, body } = await app.inject({ url, headers: { cookie: `bucket=${bucket}` }, remoteAddress })
  if (statusCode !== 200) throw new Broken(`the page ${url} answered ${statusCode}`)
  const versions = new Set([...body.matchAll(VERSION)].map(([, ...found]) => found.find(Boolean)))
  const [version = ''] = versions
  if (versions.size !== 1) throw new Broken(`the page ${url} is of ${[...versions].join(' and ') || 'no version'}`)
  return { version, hasContent: body.includes('data-page=') }
}

/** Waits until each process answers with the version that the manifest names. Throws `Broken` when one does not. */
export async function expectNamed(world: World, bucket: number): Promise<void> {
  const named = await namedVersion(world, bucket)
  for (const app of world.host.apps) {
    const began = performance.now()
    for (;;) {
      const { version } = await readPage(app, '/', bucket)
      if (version === named) break
      if (performance.now() - began > PATIENCE) throw new Broken(`the manifest names ${named}, and ${version} runs`)
      await pause(5)
    }
    const { statusCode } = await app.inject(`/remotes/${PART}/${named}/remoteEntry.js`)
    if (named !== OWN_VERSION && statusCode !== 200) throw new Broken(`the entry of ${named} answered ${statusCode}`)
  }
}
