import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, request } from '@playwright/test'
import { dayFromToday } from '../harness/days.ts'
import { enterDesk } from '../harness/desk.ts'
import { book, bookableCabs, dropTrip } from '../harness/desk-data.ts'
import { type Change, test } from '../release/built.ts'
import { runningRelease, runningVersion } from '../release/stage.ts'
import { TOP } from '../release/workspace-copy.ts'

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

/** A remote that `pnpm create-remote` writes, built and committed in a repository of its own. */
function ownRepository(dir: string) {
  const identity = ['-c', 'user.name=Team', '-c', 'user.email=team@example.com']
  const run = (cwd: string, command: string, ...args: string[]) => {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, CI: 'true' }
    const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' })
    expect(status, `${command} ${args.join(' ')}\n${stdout}${stderr}`).toBe(0)
    return stdout
  }
  run(TOP, 'pnpm', 'create-remote', 'offers', '--at', dir)
  run(dir, 'pnpm', 'install', '--no-frozen-lockfile', '--prefer-offline')
  run(dir, 'pnpm', 'build')
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    ['commit', '-qm', 'Offers'],
  ])
    run(dir, 'git', ...identity, ...args)
  return { built: join(dir, 'dist'), tags: () => run(dir, 'git', 'tag') }
}

const OWN = 'runs from its own build'
/** Two looks at once: at some pages, as what is looked at is the matter of other tests. */
const LOOKS = { 'public-site': '/,/about,/cars', 'admin-console': '/bookings,/bookings/:id,/bookings/:id/sheet' }
const RELEASES = {
  'public-site': { version: '8.0.0', back: OWN },
  'admin-console': { version: '8.0.0', back: OWN },
  offers: { version: '0.1.0', back: 'runs nowhere' },
}

test('three teams preview, give to some, to all, go back and withdraw, two at once, while visitors book', async ({
  product: { origin },
  openPage,
  page,
  releaseBuilt,
  tool,
}) => {
  const dir = await mkdtemp(join(tmpdir(), 'three-teams-'))
  const { built, tags } = ownRepository(join(dir, 'offers'))
  let over = false
  const visits = visitUntil(() => over, page, origin)
  const says = async (result: ReturnType<typeof tool>, said: string) => expect((await result).output).toContain(said)
  const runs = (part: string, version: string | undefined, bucket?: number) =>
    expect.poll(() => runningVersion(origin, part, bucket)).toBe(version)
  const inEachTeam = (work: (part: string, release: { version: string; back: string }) => Promise<void>) =>
    Promise.all(Object.entries(RELEASES).map(([part, release]) => work(part, release)))
  try {
    const own = await runningRelease(origin)
    await Promise.all(
      Object.entries(LOOKS).map(([part, pages]) =>
        says(releaseBuilt(part, { version: '8.0.0' }, '--canary', '0', '--pages', pages), '/preview/'),
      ),
    )
    await says(tool('release', 'offers', '--built', built, '--canary', '0'), 'tagged offers@0.1.0')
    expect(tags()).toBe('offers@0.1.0\n')
    await expect.poll(() => runningRelease(origin)).toEqual(own)

    await inEachTeam(async (part, { version, back }) => {
      await says(tool('promote', part, '--to', version, '--canary', '10'), `${part} ${version} runs for 10 %`)
      await runs(part, version, 9)
      await says(tool('promote', part), `${part} ${version} runs\n`)
      await says(tool('rollback', part), `${part} ${back}`)
      await says(tool('rollback', part, '--to', version), `${part} runs ${version}`)
    })
    await inEachTeam((part, { version }) => runs(part, version))

    const throwing = { file: 'about-page', find: /$/, by: "\nthrow Error('broken on purpose')" }
    const heavy = { file: 'board-page', find: /$/, by: `\n//${'x'.repeat(4_000_000)}` }
    const foreign: Change = {
      version: '0.2.0',
      from: built,
      describe: (build) =>
        'pages' in build ? { ...build, pages: build.pages.map((one) => ({ ...one, path: '/about' })) } : build,
    }
    await says(
      releaseBuilt(
        'public-site',
        { version: '8.1.0', replace: [throwing] },
        '--pages',
        '/about',
        '--because',
        'we hope',
      ),
      '/about does not work',
    )
    await says(releaseBuilt('admin-console', { version: '8.1.0', replace: [heavy] }), '/board loads')
    await says(releaseBuilt('offers', foreign), '/about belongs to public-site')
    await says(tool('releases'), 'refused: 8.1.0')
    const reason = 'a map came with it'
    const said = { version: '8.2.0', replace: [heavy] }
    await says(
      releaseBuilt('admin-console', said, '--pages', '/board', '--because', reason),
      'admin-console 8.2.0 runs',
    )
    await says(tool('releases'), `because: ${reason}`)
    await says(tool('rollback', 'admin-console'), 'admin-console ')
    await inEachTeam((part, { version }) => runs(part, version))

    await inEachTeam((part, { back }) => says(tool('withdraw', part), `${part} ${back}`))
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
