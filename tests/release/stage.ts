import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PageRelease } from 'shared-api/contract'
import { test as base } from '../harness/test.ts'
import { type OtherOrigin, startOtherOrigin } from './other-origin.ts'

const PREVIEW_KEY = 'a key for tests of previews'

/** The running product with an empty place for releases, and another origin that serves the same place. */
export const test = base.extend<{ ownPlace: null }, Stage>({
  // A worker runs file after file: what the one before has released is gone.
  ownPlace: [
    async ({ releasesDir, filled }, use, { file }) => {
      const isOther = filled.by !== file
      for (const one of isOther ? await readdir(releasesDir) : [])
        await rm(join(releasesDir, one), { recursive: true, force: true })
      filled.by = file
      await use(null)
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
  filled: [({}, use) => use({ by: '' }), { scope: 'worker' }],
  releasesDir: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const dir = await mkdtemp(join(tmpdir(), 'releases-'))
      await use(dir)
      await rm(dir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  elsewhere: [
    async ({ releasesDir }, use) => {
      const other = await startOtherOrigin(releasesDir)
      await use(other)
      await other.stop()
    },
    { scope: 'worker' },
  ],
  releasesEnv: [
    ({ releasesDir, elsewhere }, use) =>
      use({ DEMO_DATA: 'off', RELEASES_DIR: releasesDir, REMOTE_ORIGINS: elsewhere.origin, PREVIEW_KEY }),
    { scope: 'worker' },
  ],
  serverEnv: ({ releasesEnv }, use) => use(releasesEnv),
})

type Stage = {
  releasesDir: string
  filled: { by: string }
  elsewhere: OtherOrigin
  releasesEnv: Record<string, string>
}

/** The release in a page for a visitor of this bucket. */
export async function runningRelease(origin: string, bucket = 99): Promise<PageRelease> {
  const html = await pageHtml(origin, bucket)
  return JSON.parse(jsonOf(html, '<script type="application/json" id="release">')) as PageRelease
}

/** The version of a part as a fresh page names it. */
export async function runningVersion(origin: string, part: string, bucket?: number): Promise<string | undefined> {
  const { shell, remotes } = await runningRelease(origin, bucket)
  return part === 'shell' ? shell.version : remotes.find(({ name }) => name === part)?.version
}

/** Every script of the console's import map, the shell's and its own, with the bytes that it answers. */
export async function scriptsButSite(origin: string): Promise<Record<string, string>> {
  const map = JSON.parse(jsonOf(await pageHtml(`${origin}/login`, 99), '<script type="importmap">')) as {
    integrity: Record<string, string>
  }
  const urls = Object.keys(map.integrity).filter((url) => !url.includes('?'))
  const bodies = await Promise.all(urls.map(async (url) => (await fetch(origin + url)).text()))
  return Object.fromEntries(urls.map((url, at) => [url, bodies[at] ?? '']))
}

const pageHtml = async (origin: string, bucket: number) =>
  (await fetch(origin, { headers: { cookie: `bucket=${bucket}` } })).text()

function jsonOf(html: string, opening: string): string {
  const start = html.indexOf(opening) + opening.length
  return html.slice(start, html.indexOf('</script>', start))
}
