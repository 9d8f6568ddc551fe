import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { brokenImportRules } from './imports.ts'

/** Files of each tree below. */
const FILES = {
  'shared-api/src/contract/cab.ts': '',
  'shared-api/src/fares/index.ts': '',
  'shared-api/src/client/index.ts': '',
  'shared-ui/src/index.tsx': '',
  'shell/src/app.tsx': '',
  'public-site/src/remote.tsx': '',
  'public-site/src/config/paths.ts': '',
  'public-site/src/lib/dates.ts': '',
  'public-site/src/features/booking/form.tsx': '',
  'public-site/src/features/cabs/grid.tsx': '',
  'public-site/src/routes/home-page.tsx': '',
  'admin-console/src/remote.tsx': '',
  'api-server/src/app.ts': '',
  'api-server/src/cabs/index.ts': '',
  'api-server/src/cabs/routes.ts': '',
  'api-server/src/cabs/repository.ts': '',
  'api-server/src/desk/index.ts': '',
  'api-server/src/desk/summary-route.ts': '',
  'api-server/src/demo/rows.ts': '',
  'api-server/src/platform/http/errors.ts': '',
  'api-server/src/platform/http/limit-repository.ts': '',
  'tests/journeys/booking.ts': '',
  'node_modules/kysely/package.json': '{ "exports": "./dist/index.js" }',
  'node_modules/kysely/dist/index.js': '',
  // Built, so not looked at.
  'api-server/dist/built.js': "import '../../shell/src/app.tsx'\n",
  'node_modules/fastify/index.js': '',
  'node_modules/react/index.js': '',
  'node_modules/@mantine/core/index.js': '',
}

/** The names of the rules that a tree breaks in which `file` imports `target`. */
const broken = (file: keyof typeof FILES, target: string) => brokenIn({ [file]: `import '${target}'\n` })

/** The names of the rules that a tree with these files breaks. */
async function brokenIn(files: Partial<Record<keyof typeof FILES, string>>): Promise<string[]> {
  const top = mkdtempSync(join(tmpdir(), 'imports-'))
  onTestFinished(() => rmSync(top, { recursive: true }))
  for (const [path, text] of Object.entries({ ...FILES, ...files })) {
    mkdirSync(dirname(join(top, path)), { recursive: true })
    writeFileSync(join(top, path), text)
  }
  return (await brokenImportRules(top)).map((line) => line.split(': ').slice(0, -1).join(': '))
}

test.each([
  ['shared-api/src/contract/cab.ts', '../fares/index.ts', 'the contract stands alone'],
  ['shared-api/src/contract/cab.ts', 'react', 'the contract uses zod only'],
  ['shared-api/src/contract/cab.ts', 'node:fs', 'shared-api/src runs in a browser'],
  [
    'shared-api/src/fares/index.ts',
    'react',
    'fares, fleet, money, bookings, geography, india and languages use the contract only',
  ],
  ['shared-api/src/client/index.ts', '../fares/index.ts', 'the client uses contract, tab storage and ky only'],
  ['shared-ui/src/index.tsx', '../../shared-api/src/contract/cab.ts', 'shared-ui knows no other part'],
  ['public-site/src/routes/home-page.tsx', '../../../admin-console/src/remote.tsx', 'a remote knows no other app'],
  ['admin-console/src/remote.tsx', '@mantine/core', 'a remote takes Mantine and the router from shared-ui'],
  ['shell/src/app.tsx', '../../public-site/src/remote.tsx', 'the shell knows remotes by federation name'],
  ['api-server/src/app.ts', '../../shared-api/src/client/index.ts', 'the server knows no page'],
  ['api-server/src/platform/http/errors.ts', '../../cabs/index.ts', 'platform knows no feature'],
  ['api-server/src/platform/http/errors.ts', '../../app.ts', 'platform knows no feature'],
  [
    'api-server/src/desk/summary-route.ts',
    '../cabs/repository.ts',
    'a feature is imported by its index, or that of its record',
  ],
  ['api-server/src/cabs/routes.ts', '../demo/rows.ts', 'a feature knows no app'],
  ['api-server/src/app.ts', './cabs/routes.ts', 'a feature is imported by its index, or that of its record'],
  ['api-server/src/demo/rows.ts', '../cabs/repository.ts', 'a feature is imported by its index, or that of its record'],
  ['api-server/src/cabs/routes.ts', 'kysely', 'a route holds no query'],
  ['api-server/src/desk/summary-route.ts', 'kysely', 'a route holds no query'],
  ['api-server/src/cabs/repository.ts', './routes.ts', 'a repository knows no HTTP'],
  ['api-server/src/platform/http/limit-repository.ts', 'fastify', 'a repository knows no HTTP'],
  ['tests/journeys/booking.ts', '../../api-server/src/app.ts', 'tests know the contract and drive addresses'],
  ['public-site/src/config/paths.ts', '../lib/dates.ts', 'public-site: config stands alone'],
  ['public-site/src/features/booking/form.tsx', '../cabs/grid.tsx', 'public-site: a feature never imports another'],
  [
    'public-site/src/features/cabs/grid.tsx',
    '../../routes/home-page.tsx',
    'public-site: a feature knows no route or app',
  ],
  ['public-site/src/routes/home-page.tsx', '../remote.tsx', 'public-site: a route knows no app'],
] as const)('%s may not import %s', async (file, target, rule) => {
  expect(await broken(file, target)).toEqual([rule])
})

test.each([
  ['public-site/src/routes/home-page.tsx', '../features/cabs/grid.tsx'],
  ['public-site/src/features/cabs/grid.tsx', '../../config/paths.ts'],
  ['public-site/src/remote.tsx', './routes/home-page.tsx'],
  ['api-server/src/cabs/repository.ts', 'kysely'],
  ['api-server/src/cabs/index.ts', './repository.ts'],
  ['api-server/src/cabs/routes.ts', '../platform/http/errors.ts'],
  ['api-server/src/desk/summary-route.ts', '../cabs/index.ts'],
  ['api-server/src/app.ts', './cabs/index.ts'],
  ['shell/src/app.tsx', '../../shared-ui/src/index.tsx'],
] as const)('%s may import %s', async (file, target) => {
  expect(await broken(file, target)).toEqual([])
})

test('a circle of imports is found', async () => {
  const rules = await broken('public-site/src/lib/dates.ts', '../lib/dates.ts')
  expect(rules).toEqual(['no circle of imports'])
})

const CABS =
  "import './repository.ts'\ndeclare module 'fastify' {\n  interface FastifyInstance {\n    cabs: string\n  }\n}\n"

test.each([
  ['app.cabs', "import '../desk/index.ts'\n", ['no circle of imports and decorations']],
  ['const { cabs } = app', "import '../desk/index.ts'\n", ['no circle of imports and decorations']],
  ["type App = Pick<FastifyInstance, 'cabs'>", "import '../desk/index.ts'\n", ['no circle of imports and decorations']],
  ['app.cabs', '', []],
])('%s counts as an import of the file that adds it', async (use, imports, rules) => {
  const files = { 'api-server/src/cabs/index.ts': imports + CABS, 'api-server/src/desk/index.ts': `${use}\n` }
  expect(await brokenIn(files)).toEqual(rules)
})

test('the platform uses nothing that a feature adds', async () => {
  const files = { 'api-server/src/cabs/index.ts': CABS, 'api-server/src/platform/http/errors.ts': 'app.cabs\n' }
  expect(await brokenIn(files)).toEqual(['platform uses no decoration of a feature'])
})

test('the platform asks for no table and no address of a feature', () => {
  const platform = join(import.meta.dirname, '../../api-server/src/platform')
  const exclude = ['**/*.test.ts', '**/{migrations,cli,testing}/**']
  const asked = globSync('**/*.ts', { cwd: platform, exclude }).flatMap((file) =>
    [
      ...readFileSync(join(platform, file), 'utf8').matchAll(/(?:From|Into|Table|Join)\('(\w+)'|'\/api\/v1\/(\w+)/g),
    ].map(([, table, address]) => table ?? address),
  )
  expect(new Set(asked)).toEqual(new Set(['outbox', 'rateLimits']))
})
