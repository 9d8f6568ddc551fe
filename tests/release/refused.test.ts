import { generateKeyPairSync } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { RemoteBuild } from 'shared-api/contract'
import { type Change, test } from './built.ts'
import { makeRelease, runs, writeManifest } from './made-release.ts'
import { runningVersion } from './stage.ts'

const throws = "(()=>{throw Error('broken on purpose')})()"

// Sixteen mistakes are each looked at twice, some until they are given up.
test.describe.configure({ timeout: 20 * 60_000 })

/** Without what renders it on the server, which has the texts of before. */
const unrendered: Change['describe'] = (build) => ({
  ...build,
  files: Object.fromEntries(Object.entries(build.files).filter(([file]) => !file.startsWith('server/'))),
})

test('a console that throws behind its login or on the page of a record is refused, and each such page named', async ({
  releaseBuilt,
  tool,
}) => {
  const { code, output } = await releaseBuilt('admin-console', {
    version: '8.0.0',
    replace: [
      { file: 'bookings-page', find: /$/, by: `\n${throws}` },
      { file: 'edit-cab-page', find: /file:null/, by: `file:${throws}` },
    ],
  })
  expect(code).toBe(1)
  expect(output).toMatch(/\/bookings does not work in the browser: .*broken on purpose/)
  expect(output).toContain('/edit/:id does not work in the browser: Error: broken on purpose')
  expect(output).not.toContain('/table does not')
  expect((await tool('releases')).output).toMatch(/admin-console: its own build\n {2}refused: 8\.0\.0/)
})

test('a site whose cab card throws, or that shows a page under the heading of another, is refused', async ({
  product,
  releaseBuilt,
}) => {
  const { code, output } = await releaseBuilt(
    'public-site',
    {
      version: '8.0.0',
      replace: [
        { file: 'cars-page', find: /`article`/, by: throws },
        { file: 'company.en', find: /title:`About Us`/, by: 'title:`Contact Us`' },
      ],
      describe: unrendered,
    },
    '--languages',
    'en',
  )
  expect(code).toBe(1)
  expect(output).toContain('/cars does not work in the browser: Error: broken on purpose')
  expect(output).toContain('/contactus does not work in the browser: it has the heading of /about: Contact Us')
  expect(await runningVersion(product.origin, 'public-site')).not.toBe('8.0.0')
})

/** A change of a remote's description. */
const withRemote =
  (change: (build: RemoteBuild) => object): Change['describe'] =>
  (build) =>
    'pages' in build ? { ...build, ...change(build) } : build

/** By page: a faulty line at the end of its script, and the refusal that it must cause. */
const MISTAKES = {
  'about-page': [
    "if (innerWidth < 500) throw Error('no room')",
    '/about does not work in the browser: RemoteFailure: public-site: no room',
  ],
  'contact-page': [
    "if (document.documentElement.lang === 'ta') throw Error('no words')",
    '/ta/contactus does not work in the browser: RemoteFailure: public-site: no words',
  ],
  'privacy-page': [
    "document.body.insertAdjacentHTML('beforeend', '<div style=\"position:fixed;inset:0;background:#fff;z-index:9999\">')",
    '/privacy-policy does not work in the browser: at 1440 px its heading lies under <div style="position:fixed',
  ],
  'terms-page': [
    'document.body.insertAdjacentHTML(\'beforeend\', \'<img alt="" loading="lazy" src="/none.png" style="margin-top:9000px">\')',
    '/terms&conditions does not work in the browser: at 1440 px a picture is broken:',
  ],
  'cars-page': [
    "document.body.insertAdjacentHTML('beforeend', '<div style=\"width:2000px\">.</div>')",
    '/cars does not work in the browser: at 390 px it is 2000 px wide',
  ],
  'custom-tour-page': [
    "document.body.insertAdjacentHTML('beforeend', '<input>')",
    '/CustomTourPackageForm does not work in the browser: Form elements must have labels: <input',
  ],
  'tours-page': [
    'for (const end = Date.now() + 6000; Date.now() < end; );',
    '/tourPackage does not work in the browser: it responds after ',
  ],
  'my-trips-page': [
    'setInterval(() => void fetch("/api/v1/company"), 100)',
    '/my-trips does not work in the browser: it never comes to rest',
  ],
  'find-trip-page': [
    "setTimeout(() => { throw Error('too late') }, 200)",
    '/trip does not work in the browser: too late',
  ],
  'city-routes-page': ["console.error('complains')", '/cabs does not work in the browser: complains'],
  'city-route-page': ["import('./lost.js')", '/cabs/:id does not work in the browser: Failed to load resource'],
  'holidays-page': ["location.replace('/about')", '/holidayPackage does not work in the browser: it leads to /about'],
  'holiday-page': [
    "fetch('/api/v1/nothing')",
    '/holidayPackage/:id does not work in the browser: Failed to load resource: the server responded with a status of 404',
  ],
  'tour-page': [
    "document.body.append(Object.assign(document.createElement('script'), { text: '1' }))",
    '/tourPackage/:id does not work in the browser: Executing inline script violates the following Content Security Policy',
  ],
  'quotation-page': ['for (;;);', '/quotation/:token does not work in the browser: its scripts never end'],
} as const

test('a site with what a look in English at a desk does not show is refused, and each page named', async ({
  releaseBuilt,
}) => {
  const replace = Object.entries(MISTAKES).map(([file, [code]]) => ({ file, find: /$/, by: `\n${code};` }))
  replace.push({ file: 'server/forgotten-page', find: /^/, by: "throw Error('only here');" })
  const change = { version: '8.2.0', replace }
  const { code, output } = await releaseBuilt('public-site', change, '--languages', 'en,ta')
  expect(code).toBe(1)
  for (const [, told] of Object.values(MISTAKES)) expect(output).toContain(told)
  expect(output).toContain('/forgotten-password does not work in the browser: it comes without its content')
  expect(output).not.toMatch(/^\/prove-address/m)
})

const { publicKey } = generateKeyPairSync('ed25519')
/** The hash of no file. */
const NO_HASH = `${'A'.repeat(43)}=`

/** By what is broken: a change of the site that runs, and the refusal that it must cause before anything is uploaded. */
const WORSE: Record<string, { change: Omit<Change, 'version'>; told: string | RegExp }> = {
  'rules emptied': {
    change: {
      replace: ['remote', 'inner', 'cars-page'].map((file) => ({ file: `${file}.css`, find: /.+/s, by: ' ' })),
    },
    told: /\/cars has lost its styles: \S+ kB → 0\.0 kB/,
  },
  '4 MB more script': {
    change: { replace: [{ file: 'cars-page', find: /$/, by: `\n//${'x'.repeat(4_000_000)}` }] },
    told: /\/cars loads \d+ % more: \d+ → \d+ files, \S+ kB → 4\d{3}\.\d kB/,
  },
  'a lost page': {
    change: {
      describe: withRemote(({ pages }) => ({ pages: pages.filter(({ path }) => path !== '/forgotten-password') })),
    },
    told: '/forgotten-password is a page of public-site 8.5.0 and is lost: --drop /forgotten-password gives it up',
  },
  'a dead link of the navigation': {
    change: { describe: withRemote(({ nav }) => ({ nav: [...nav, { label: 'Offers', href: '/offers' }] })) },
    told: 'Offers leads to /offers, which is no page',
  },
  'a page of another remote': {
    change: {
      describe: withRemote(({ pages: [page, ...pages] }) => ({ pages: [page, { ...page, path: '/table' }, ...pages] })),
    },
    told: '/table belongs to admin-console: --take /table takes it over',
  },
  'a pattern over a page of another remote': {
    change: {
      describe: withRemote(({ pages: [page, ...pages] }) => ({ pages: [page, { ...page, path: '/:any' }, ...pages] })),
    },
    told: /\/:any lies over \/\S+, which belongs to admin-console/,
  },
  'a file that is not there': {
    change: { describe: withRemote(({ files }) => ({ files: { ...files, 'assets/lost.js': NO_HASH } })) },
    told: 'public-site/dist/assets/lost.js is missing',
  },
  'a file that is another one': {
    change: {
      describe: withRemote(({ files }) => ({
        files: Object.fromEntries(Object.keys(files).map((file) => [file, NO_HASH])),
      })),
    },
    told: 'public-site was not stored as it was built',
  },
  'no signature of its team': {
    change: {
      env: { RELEASE_KEYS: `public-site=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}` },
    },
    told: / is signed by no key of RELEASE_KEYS: RELEASE_KEY names the file of one/,
  },
}

test('a site that is worse than the one that runs, or takes what is not its own, is refused before a browser opens', async ({
  releasesDir,
  releaseBuilt,
  tool,
}) => {
  await makeRelease(releasesDir, 'public-site', { version: '8.5.0' })
  await writeManifest(releasesDir, { 'public-site': runs('8.5.0') })
  for (const [at, [kind, { change, told }]] of Object.entries(WORSE).entries()) {
    const { code, output } = await releaseBuilt('public-site', { version: `8.5.${at + 1}`, ...change })
    expect(output, kind).toMatch(told)
    expect([kind, code]).toEqual([kind, 1])
  }
  const another = await releaseBuilt('public-site', {
    version: '8.5.0',
    describe: withRemote(() => ({ buildId: 'another' })),
  })
  expect(another.output).toContain('public-site 8.5.0 was released with other files')
  expect((await tool('releases')).output).toMatch(/public-site: 8\.5\.0 runs, .*\n(?! {2}passed)/)
  expect((await tool('withdraw', 'public-site')).output).toContain('runs from its own build')
})

test('a remote that needs a newer shell, or a name that it lacks, is refused before anything is uploaded', async ({
  releaseBuilt,
  tool,
}) => {
  const newer = await releaseBuilt('public-site', {
    version: '9.0.0',
    describe: (build) => ({ ...build, contract: 99 }),
  })
  expect(newer.output).toMatch(
    /public-site needs shell contract 99; the running shell serves .+: release the shell first/,
  )
  const imports = { 'shared-ui': ['Button', 'Carousel'] }
  const lacking = await releaseBuilt('public-site', { version: '9.0.1', describe: (build) => ({ ...build, imports }) })
  expect(lacking.output).toMatch(
    /public-site needs Carousel of shared-ui; the running shell serves .+: release the shell/,
  )
  expect([newer.code, lacking.code]).toEqual([1, 1])
  expect((await tool('releases')).output).not.toMatch(/9\.0/)
})

test('a preview is seen by who has its link, and promoting it is a swap', async ({
  product,
  releaseBuilt,
  tool,
  openPage,
}) => {
  const replace = [
    { file: 'company.en', find: /title:`About Us`/, by: 'title:`Four wheels`' },
    { file: 'server/company.en', find: /"title": "About Us"/, by: '"title": "Four wheels"' },
  ]
  const change = { version: '8.1.0', replace }
  const { output } = await releaseBuilt('public-site', change, '--canary', '0', '--languages', 'en')
  const link = /public-site 8\.1\.0 is at http:\/\/localhost:3000(\/preview\/\S+)/.exec(output)?.[1]
  expect(link, output).toBeDefined()
  expect((await tool('releases')).output).toMatch(
    /public-site: its own build\n(?: {2}.*\n)*? {2}passed, for pnpm promote: 8\.1\.0/,
  )

  const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
  const [team, visitor] = [await openPage(), await openPage()]
  await team.goto(`${product.origin}${link}`)
  await team.goto('/about')
  await expect(heading(team)).toHaveText('Four wheels')
  await visitor.goto('/about')
  await expect(heading(visitor)).toHaveText('About Us')

  expect((await tool('promote', 'public-site', '--to', '8.1.0')).output).toBe('public-site 8.1.0 runs\n')
  await expect.poll(() => runningVersion(product.origin, 'public-site')).toBe('8.1.0')
  await visitor.goto('/about')
  await expect(heading(visitor)).toHaveText('Four wheels')
  expect((await tool('promote', 'public-site')).output).toBe('public-site has no canary: --to names the version\n')
})
