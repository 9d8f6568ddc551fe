import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, request } from '@playwright/test'
import { dayFromToday } from '../harness/days.ts'
import { enterDesk } from '../harness/desk.ts'
import { book, bookableCabs, dropTrip } from '../harness/desk-data.ts'
import { test } from '../release/built.ts'
import { runningRelease, runningVersion } from '../release/stage.ts'
import { TOP } from '../release/workspace-copy.ts'

const ENGLISH = ['--languages', 'en']

// The demonstration is there to be booked, by visitors of many networks.
test.use({ serverEnv: ({ releasesEnv: { DEMO_DATA: _, ...rest } }, use) => use({ ...rest, TRUST_PROXY: 'on' }) })

/** Opens the home page and books a cab, again and again; gives the references that were acknowledged. */
async function visitUntil(isOver: () => boolean, page: Page, origin: string): Promise<string[]> {
  const references: string[] = []
  while (!isOver()) {
    const at = references.length
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const headers = { 'x-forwarded-for': `203.0.113.${at % 250}` }
    const visitor = await request.newContext({ baseURL: origin, extraHTTPHeaders: headers })
    const cabs = await bookableCabs(visitor, 'Drop Trip')
    const cab = cabs[at % cabs.length] as (typeof cabs)[number]
    const trip = { PickUpdate: dayFromToday(10 + Math.floor(at / cabs.length)), mail: `visitor-${at}@example.com` }
    references.push((await book(visitor, dropTrip(cab, trip))).reference)
    await visitor.dispose()
  }
  return references
}

/** A remote that `pnpm create-remote` writes, built in a repository of its own; gives the folder of its build. */
function ownRepository(dir: string): string {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, CI: 'true' }
  const run = (cwd: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('pnpm', args, { cwd, env, encoding: 'utf8' })
    expect(status, `pnpm ${args.join(' ')}\n${stdout}${stderr}`).toBe(0)
  }
  run(TOP, 'create-remote', 'offers', '--at', dir)
  run(dir, 'install', '--no-frozen-lockfile', '--prefer-offline')
  run(dir, 'build')
  return join(dir, 'dist')
}

test('three teams preview, give to some, to all, go back and withdraw, two at once, while visitors book', async ({
  product: { origin },
  openPage,
  page,
  releaseBuilt,
  tool,
}) => {
  const dir = await mkdtemp(join(tmpdir(), 'three-teams-'))
  const built = ownRepository(join(dir, 'offers'))
  let over = false
  const visits = visitUntil(() => over, page, origin)
  const done = async (result: ReturnType<typeof tool>, said: string) => expect((await result).output).toContain(said)
  const runs = (part: string, version: string | undefined, bucket?: number) =>
    expect.poll(() => runningVersion(origin, part, bucket)).toBe(version)
  try {
    const own = await runningRelease(origin)
    await Promise.all([
      done(releaseBuilt('public-site', { version: '8.0.0' }, '--canary', '0', ...ENGLISH), '/preview/'),
      done(releaseBuilt('admin-console', { version: '8.0.0' }, '--canary', '10', ...ENGLISH), 'runs for 10 %'),
    ])
    await done(tool('release', 'offers', '--built', built, '--dirty', ...ENGLISH), 'offers 0.1.0 runs')
    await runs('admin-console', '8.0.0', 9)
    await Promise.all(
      ['public-site', 'admin-console'].map((part) => done(tool('promote', part, '--to', '8.0.0'), '8.0.0 runs')),
    )
    for (const [part, version] of Object.entries({ 'public-site': '8.0.0', 'admin-console': '8.0.0', offers: '0.1.0' }))
      await runs(part, version)

    const broken = {
      version: '8.1.0',
      replace: [{ file: 'about-page', find: /$/, by: "\nthrow Error('broken on purpose')" }],
    }
    await done(releaseBuilt('public-site', broken, ...ENGLISH), '/about does not work in the browser')
    await done(tool('releases'), 'refused: 8.1.0')

    await Promise.all([
      done(tool('rollback', 'public-site'), 'runs from its own build'),
      done(tool('withdraw', 'admin-console'), 'runs from its own build'),
      done(tool('withdraw', 'offers'), 'offers runs nowhere'),
    ])
    await expect.poll(() => runningRelease(origin)).toEqual(own)
  } finally {
    over = true
    await rm(dir, { recursive: true, force: true })
  }

  const references = await visits
  expect(references.length).toBeGreaterThan(10)
  const desk = await openPage()
  await enterDesk(desk)
  for (const reference of references) {
    const found = await (await desk.request.get('/api/v1/bookings', { params: { q: reference } })).json()
    expect(found.bookings, reference).toHaveLength(1)
  }
})
