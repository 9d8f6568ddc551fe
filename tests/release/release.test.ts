import { expect, type Page } from '@playwright/test'
import { findChromium } from '../setup/chromium.ts'
import { runningRelease, runningVersion, scriptsButSite, test as stage } from './stage.ts'
import { copyWorkspace, type WorkspaceCopy } from './workspace-copy.ts'

const BUILD_MS = 240_000
const OLD = 'About Us'
const NEW = 'Four wheels since 1994'

/** A team's own copy of the workspace, with the release tool set for this stage. */
const test = stage.extend<object, { team: Team }>({
  team: [
    async ({ releasesEnv }, use) => {
      const copy = await copyWorkspace()
      const env = { ...releasesEnv, CHROMIUM_PATH: findChromium() ?? '' }
      await use({ ...copy, tool: (...args) => copy.run(args, env) })
      await copy.remove()
    },
    { scope: 'worker' },
  ],
})
type Team = WorkspaceCopy & { tool: (...args: string[]) => ReturnType<WorkspaceCopy['run']> }

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
  test.setTimeout(BUILD_MS)
  const openTab = await openPage()
  await openTab.goto('/about')
  await expect.poll(() => heading(openTab).textContent()).toBe(OLD)
  const before = { scripts: await scriptsButSite(product.origin), release: await runningRelease(product.origin) }
  expect(Object.keys(before.scripts).length).toBeGreaterThan(20)

  await team.edit('public-site/src/texts/en/company.ts', `title: '${OLD}'`, `title: '${NEW}'`)
  await team.describe('public-site', 'minor', 'Another heading.')
  await team.describe('shared-ui', 'patch', 'Waits for a commit of its own.')
  await team.unbuild('admin-console')
  const { code, output } = await team.tool('release', 'public-site', '--at', elsewhere.origin)
  expect(output).toContain('public-site 0.2.0 runs')
  expect(code).toBe(0)
  expect(team.changedIn()).toEqual(['.changeset', 'public-site'])

  await expect.poll(() => runningVersion(product.origin, 'public-site')).toBe('0.2.0')
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
  await expect.poll(() => runningVersion(product.origin, 'public-site')).toBe('0.1.0')
  // The server asks each second; the rest is for a busy machine.
  expect(performance.now() - swapped).toBeLessThan(5000)
  await page.goto('/about')
  await expect.poll(() => heading(page).textContent()).toBe(OLD)
})

test('who went back too far goes forward by the version, and back again', async ({ team, product, page }) => {
  expect((await team.tool('rollback', 'public-site', '--to', '0.2.0')).output).toContain('public-site runs 0.2.0')
  await expect.poll(() => runningVersion(product.origin, 'public-site')).toBe('0.2.0')
  await page.goto('/about')
  await expect.poll(() => heading(page).textContent()).toBe(NEW)
  await team.tool('rollback', 'public-site')
  await expect.poll(() => runningVersion(product.origin, 'public-site')).toBe('0.1.0')
})

test('gives a canary to a share of the visitors, who keep their version', async ({ team, product, openPage }) => {
  test.setTimeout(BUILD_MS)
  const { output } = await team.tool('release', 'public-site', '--canary', '10')
  expect(output).toContain('public-site 0.2.0 runs for 10 % of the visitors')
  await expect.poll(() => runningVersion(product.origin, 'public-site', 9)).toBe('0.2.0')
  expect(await runningVersion(product.origin, 'public-site', 10)).toBe('0.1.0')

  const visits = await Promise.all(Array.from({ length: 300 }, () => newVisit(product.origin)))
  const canaries = visits.filter(({ version }) => version === '0.2.0')
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
  expect(listed.output).toContain('canary 0.2.0 for 10 % of the visitors')

  await team.tool('rollback', 'public-site')
  await expect.poll(() => runningVersion(product.origin, 'public-site', 9)).toBe('0.1.0')
})

/** A visitor without a cookie: the bucket and the version they get. */
async function newVisit(origin: string): Promise<{ bucket: number; version: string }> {
  const reply = await fetch(origin)
  const bucket = Number(/bucket=(\d+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1])
  const version = /public-site (\S+)/.exec(await reply.text())?.[1] ?? ''
  return { bucket, version }
}

test('a page that works on the server alone is found by the browser, whichever it is', async ({ team, product }) => {
  test.setTimeout(BUILD_MS)
  const [good, bad] = [
    'CustomTourPage() {',
    "CustomTourPage() {\n  if ('document' in globalThis) throw Error('broken')",
  ]
  await team.edit('public-site/src/routes/custom-tour-page.tsx', good, bad)
  await team.describe('public-site', 'patch', 'Another form.')
  const { code, output } = await team.tool('release', 'public-site')
  await team.edit('public-site/src/routes/custom-tour-page.tsx', bad, good)
  expect(output).toContain('/CustomTourPackageForm does not work in the browser')
  expect(code).toBe(1)
  expect((await team.tool('releases')).output).toContain('public-site: its own build')
  expect(await runningVersion(product.origin, 'public-site')).toBe('0.1.0')
})

test('a remote that needs a newer shell is refused before anything is uploaded', async ({ team, product }) => {
  test.setTimeout(BUILD_MS)
  await team.edit('public-site/vite.config.ts', /contract: \d+/, 'contract: 99')
  await team.describe('public-site', 'minor', 'Needs more of the shell.')
  const { code, output } = await team.tool('release', 'public-site')
  expect(code).toBe(1)
  expect(output).toMatch(/public-site needs shell contract 99; the running shell serves .+: release the shell first/)
  expect((await team.tool('releases')).output).not.toContain('0.3.0')
  expect(await runningVersion(product.origin, 'public-site')).toBe('0.1.0')
})

test('refuses an unlisted origin, a wrong share, an unknown part and a missing browser at once', async ({ team }) => {
  const refusals = {
    'release public-site --at https://cdn.example':
      'https://cdn.example is not among REMOTE_ORIGINS: servers would refuse what comes from there',
    'release public-site --canary 100': '--canary takes a whole number from 1 to 99, not 100',
    'release site': 'Usage: pnpm release <public-site | admin-console | shell> [--canary PERCENT] [--at URL]',
    'release public-site --canary':
      'Usage: pnpm release <public-site | admin-console | shell> [--canary PERCENT] [--at URL]',
    'release shell --at https://cdn.example': '--at is for a remote: the shell comes from the origin of its pages',
    'rollback public-site shell': 'Usage: pnpm rollback <public-site | admin-console | shell> [--to VERSION]',
    'rollback public-site --to 9.9.9': 'public-site 9.9.9 did not run before; --to takes one of: 0.2.0',
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
  const { output } = await team.run(['release', 'public-site'], { PATH: '', CHROMIUM_PATH: process.execPath })
  expect(output).toContain('failed:\nspawn pnpm ENOENT')
})
