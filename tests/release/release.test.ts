import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { findChromium } from '../setup/chromium.ts'
import { secondCompanyDir } from '../setup/second-company.ts'
import { runningRelease, runningVersion, scriptsButSite, test as stage } from './stage.ts'
import { copyWorkspace, TOP, type WorkspaceCopy } from './workspace-copy.ts'

const KEPT_TEST = 'public-site/src/lib/format-day.test.ts'
/** One test of each part: `pnpm test` runs all of them anyway. */
const TESTS = [
  KEPT_TEST,
  'admin-console/src/features/bookings/driving-part.test.tsx',
  'shell/src/frame/kept-entry.test.ts',
]
const OLD = 'About Us'
const NEW = 'Four wheels since 1994'

/** Two parts are tested, built and looked at, after the second company is made. */
const TWO_RELEASES_MS = 20 * 60_000

/** A team's own copy of the workspace, with the release tool set for this stage. */
const test = stage.extend<object, { team: Team }>({
  team: [
    async ({ releasesEnv }, use) => {
      const copy = await copyWorkspace({ version: '7.0.0', tests: TESTS })
      const env = { ...releasesEnv, CHROMIUM_PATH: findChromium() ?? '' }
      await use({ ...copy, tool: (...args) => copy.run(args, env) })
      await copy.remove()
    },
    { scope: 'worker' },
  ],
})
type Team = WorkspaceCopy & { tool: (...args: string[]) => ReturnType<WorkspaceCopy['run']> }

/** The version of the site's own build, which the server runs until a release does. */
const OWN = JSON.parse(readFileSync(join(TOP, 'public-site/package.json'), 'utf8')).version as string

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const linkTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

// One story: each test goes on from where the one before has left the releases.

test('a change of the site alone goes to another origin while the server runs', async ({
  team,
  product,
  elsewhere,
  openPage,
}) => {
  const openTab = await openPage()
  await openTab.goto('/about')
  await expect.poll(() => heading(openTab).textContent()).toBe(OLD)
  const before = { scripts: await scriptsButSite(product.origin), release: await runningRelease(product.origin) }
  expect(Object.keys(before.scripts).length).toBeGreaterThan(20)

  await team.edit('words/public-site/company.en.json', `"title": "${OLD}"`, `"title": "${NEW}"`)
  await team.describe({ 'public-site': 'minor', 'admin-console': 'minor' }, 'Another heading, of both.')
  await team.describe({ 'shared-ui': 'patch' }, 'Waits for a commit of its own.')
  await team.unbuild('admin-console')
  const dirty = await team.tool('release', 'public-site', '--at', elsewhere.origin)
  expect(dirty.output).toMatch(/^commit these changes first, or release with --dirty:\n.*company\.en\.json/)
  team.commit()
  const { code, output } = await team.tool('release', 'public-site', '--at', elsewhere.origin)
  expect(output).toContain('public-site 7.1.0 runs')
  expect(code).toBe(0)
  expect(output).toContain('tests passed')
  expect(team.changedIn()).toEqual(['.changeset', 'public-site'])

  await expect.poll(() => runningVersion(product.origin, 'public-site')).toBe('7.1.0')
  const visitor = await openPage()
  const foreign: string[] = []
  visitor.on('request', (request) => request.url().startsWith(elsewhere.origin) && foreign.push(request.url()))
  await visitor.goto('/about')
  await expect.poll(() => heading(visitor).textContent()).toBe(NEW)
  expect(foreign.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(2)

  expect(await scriptsButSite(product.origin)).toEqual(before.scripts)
  const { shell, remotes } = await runningRelease(product.origin)
  expect(shell).toEqual(before.release.shell)
  expect(remotes[1]).toEqual(before.release.remotes[1])

  // The open tab keeps its version, on pages that it loads only now too; its next load takes the new one.
  await linkTo(openTab, 'Contact Us').click()
  await heading(openTab).filter({ hasText: 'Contact' }).waitFor()
  await linkTo(openTab, 'About').click()
  await expect.poll(() => heading(openTab).textContent()).toBe(OLD)
  await openTab.reload()
  await expect.poll(() => heading(openTab).textContent()).toBe(NEW)
})

test('a rollback takes a second', async ({ team, product, page }) => {
  const { output } = await team.tool('rollback', 'public-site')
  const swapped = performance.now()
  expect(output).toContain('public-site runs from its own build')
  await expect.poll(() => runningVersion(product.origin, 'public-site')).toBe(OWN)
  // The server asks each second; the rest is for a busy machine.
  expect(performance.now() - swapped).toBeLessThan(5000)
  await page.goto('/about')
  await expect.poll(() => heading(page).textContent()).toBe(OLD)
})

test('who went back too far goes forward by the version, and back again', async ({ team, product, page }) => {
  expect((await team.tool('rollback', 'public-site', '--to', '7.1.0')).output).toContain('public-site runs 7.1.0')
  await expect.poll(() => runningVersion(product.origin, 'public-site')).toBe('7.1.0')
  await page.goto('/about')
  await expect.poll(() => heading(page).textContent()).toBe(NEW)
  await team.tool('rollback', 'public-site')
  await expect.poll(() => runningVersion(product.origin, 'public-site')).toBe(OWN)
  expect((await team.tool('releases')).output).toMatch(/public-site: its own build\n {2}kept: 7\.1\.0/)
})

test('gives a canary to a share of the visitors, who keep their version', async ({ team, product, openPage }) => {
  const { output } = await team.tool('promote', 'public-site', '--to', '7.1.0', '--canary', '10')
  expect(output).toContain('public-site 7.1.0 runs for 10 % of the visitors')
  await expect.poll(() => runningVersion(product.origin, 'public-site', 9)).toBe('7.1.0')
  expect(await runningVersion(product.origin, 'public-site', 10)).toBe(OWN)

  const visits = await Promise.all(Array.from({ length: 300 }, () => newVisit(product.origin)))
  const canaries = visits.filter(({ version }) => version === '7.1.0')
  expect(canaries.length).toBeGreaterThan(5)
  expect(canaries.length).toBeLessThan(75)
  for (const { bucket, version } of visits.slice(0, 20)) {
    expect(await runningVersion(product.origin, 'public-site', bucket)).toBe(version)
  }

  const page = await openPage()
  await page.context().addCookies([{ name: 'bucket', value: String(canaries[0]?.bucket), url: product.origin }])
  for (let visit = 0; visit < 2; visit++) {
    await page.goto('/about')
    await expect.poll(() => heading(page).textContent()).toBe(NEW)
  }
  const listed = await team.tool('releases')
  expect(listed.output).toMatch(
    /canary 7\.1\.0 runs, released \S+, commit [0-9a-f]{40}, at \S+, for 10 % of the visitors/,
  )

  await team.tool('rollback', 'public-site')
  await expect.poll(() => runningVersion(product.origin, 'public-site', 9)).toBe(OWN)
})

/** A visitor without a cookie: the bucket and the version they get. */
async function newVisit(origin: string): Promise<{ bucket: number; version: string }> {
  const reply = await fetch(origin)
  const bucket = Number(/bucket=(\d+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1])
  const version = /public-site (\S+)/.exec(await reply.text())?.[1] ?? ''
  return { bucket, version }
}

test('the console and the shell of the commit are released beside it, the shell with the second company, and each goes back', async ({
  team,
  product,
}) => {
  const own = await runningRelease(product.origin)
  test.setTimeout(TWO_RELEASES_MS)
  // The other tests have looked at the demonstration in each language.
  const second = ['--data', await secondCompanyDir(), '--languages', 'en,ta']
  for (const [part, ...seen] of [['admin-console'], ['shell', ...second]] as const) {
    const { output } = await team.tool('release', part, ...seen)
    expect(output).toMatch(/tests passed\n.*pages work in the browser/s)
    const [, version] = new RegExp(`^${part} (\\S+) runs$`, 'm').exec(output) ?? []
    expect(version, output).toMatch(part === 'shell' ? /^7\.\d\.\d$/ : /^7\.1\.\d$/)
    await expect.poll(() => runningVersion(product.origin, part)).toBe(version)
  }
  expect(team.changedIn()).toEqual(['.changeset', 'admin-console', 'public-site', 'shell'])
  for (const [command, part] of Object.entries({ rollback: 'admin-console', withdraw: 'shell' })) {
    expect((await team.tool(command, part)).output).toContain(`${part} runs from its own build`)
  }
  await expect.poll(() => runningRelease(product.origin)).toEqual(own)
})

test('is refused while a test of the part or its types fail, and gives nothing away', async ({ team }) => {
  await team.edit(KEPT_TEST, /expect\(.*/, "expect('broken').toBe('')")
  await team.describe({ 'public-site': 'patch', shell: 'patch' }, 'Broken.')
  team.commit()
  const { code, output } = await team.tool('release', 'public-site')
  expect(team.changedIn()).toEqual([])
  expect([code, output.split('\n')[0]]).toEqual([1, 'turbo run test --filter=public-site failed:'])
  expect(output).toContain("expected 'broken' to be ''")

  await team.edit('public-site/src/lib/format-day.ts', /^/, "export const broken: number = ''\n")
  team.commit()
  const mistyped = await team.tool('release', 'public-site')
  expect(mistyped.output).toMatch(/^tsc --noEmit -p public-site failed:\n.*format-day\.ts/s)
  expect(team.changedIn()).toEqual([])
})

const PARTS = '<admin-console | public-site | shell>'

test('refuses an unlisted origin, a wrong share, an unknown part and a missing browser at once', async ({ team }) => {
  const refusals = {
    'release public-site --at https://cdn.example':
      'https://cdn.example is not among REMOTE_ORIGINS: servers would refuse what comes from there',
    'release public-site --canary 100': '--canary takes a whole number from 0 to 99, not 100',
    'release site': `Usage: pnpm release ${PARTS} [--canary PERCENT] [--at URL] [--built FOLDER] [--take PATHS] [--drop PATHS] [--because REASON] [--languages LANGUAGES] [--pages PATHS] [--data FOLDER] [--dirty]`,
    'release public-site --canary': `Usage: pnpm release ${PARTS} [--canary PERCENT] [--at URL] [--built FOLDER] [--take PATHS] [--drop PATHS] [--because REASON] [--languages LANGUAGES] [--pages PATHS] [--data FOLDER] [--dirty]`,
    'release shell --at https://cdn.example': '--at is for a remote: the shell comes from the origin of its pages',
    'release shell --languages en,tamil': '--languages takes some of en,ta,ml,te,hi,kn, not tamil',
    'rollback public-site shell': `Usage: pnpm rollback ${PARTS} [--to VERSION]`,
    'rollback public-site --to 9.9.9': 'public-site 9.9.9 did not run before; --to takes one of: 7.1.0',
    'releases public-site': 'Usage: pnpm releases',
  }
  const told = Object.entries(refusals).map(async ([command, message]) => {
    expect(await team.tool(...command.split(' '))).toEqual({ code: 1, output: `${message}\n` })
  })
  await Promise.all(told)
  expect(await team.run(['release', 'public-site'], { CHROMIUM_PATH: '/nowhere' })).toEqual({
    code: 1,
    output: 'CHROMIUM_PATH names no file: /nowhere\n',
  })
  // A tool that cannot even be started has printed nothing.
  const { output } = await team.run(['release', 'public-site', '--dirty'], {
    PATH: '',
    CHROMIUM_PATH: process.execPath,
  })
  expect(output).toContain('failed:\nspawn pnpm ENOENT')
})
