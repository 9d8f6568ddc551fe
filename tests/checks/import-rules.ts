import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser'

/** The import rules. Paths are relative to the top of the repository; each is the start of a regular expression. */
export function importRules(top: string): IForbiddenRuleType[] {
  const remotes = remotesIn(top)
  const rules = betweenParts(`(${remotes.join('|')})/`, `(${partsIn(top).join('|')})/`)
  return [...rules, ...remotes.flatMap((remote) => insideRemote(top, remote)), ...insideServer(top), noCircle]
}

/** The parts of the product: folders with sources, and the tests. */
export const partsIn = (top: string) =>
  foldersIn(top).filter((name) => name === 'tests' || existsSync(join(top, name, 'src')))

const remotesIn = (top: string) => foldersIn(top).filter((name) => existsSync(join(top, name, 'src/remote.tsx')))

const TESTS = '(\\.test\\.tsx?|/testing/|/vitest\\.)'
const npm = (names: string) => `node_modules/(${names})(/|$)`

/** One rule: files of `from` (tests apart) never import what `to` matches. */
const never = (name: string, from: string, to: IRegularForbiddenRuleType['to']): IForbiddenRuleType => ({
  name,
  severity: 'error',
  from: { path: `^${from}`, pathNot: TESTS },
  to,
})

/** `remotes` and `parts` match the folders of the remotes, and of all parts. */
function betweenParts(remotes: string, parts: string): IForbiddenRuleType[] {
  const contract = 'shared-api/src/contract/'
  const plain = 'shared-api/src/(fares|fleet|money|geography|india|languages|bookings)/'
  const apps = `(shell|api-server|tests)/|${remotes}`
  return [
    never('the contract stands alone', contract, { path: `^${parts}`, pathNot: `^${contract}` }),
    never('the contract uses zod only', contract, { path: 'node_modules/', pathNot: npm('zod') }),
    never('fares, fleet, money, bookings, geography, india and languages use the contract only', plain, {
      path: `^${parts}|node_modules/`,
      pathNot: `^shared-api/(data|src/(contract|fares|fleet|money|geography|india|languages|bookings))/`,
    }),
    never('colours use the contract and culori only', 'shared-api/src/colours/', {
      path: `^${parts}|node_modules/`,
      pathNot: `^shared-api/src/(contract|colours)/|${npm('culori')}`,
    }),
    never('shared-api/src runs in a browser', 'shared-api/src/', { dependencyTypes: ['core'] }),
    never('the client uses contract, tab storage and ky only', 'shared-api/src/client/', {
      path: `^${parts}|node_modules/`,
      pathNot: `^shared-api/src/(contract/|client/|tab-storage.ts)|${npm('ky|zod')}`,
    }),
    never('shared-ui knows no other part', 'shared-ui/', { path: `^${parts}`, pathNot: '^shared-ui/' }),
    never('a remote knows no other app', remotes, { path: `^(${apps})`, pathNot: '^$1/' }),
    never('a remote takes Mantine and the router from shared-ui', `${remotes}src/`, {
      path: npm('@mantine|react-router|react-router-dom'),
    }),
    never('the shell knows remotes by federation name', 'shell/src/', {
      path: `^(${apps})`,
      pathNot: '^shell/',
      dependencyTypesNot: ['type-only'],
    }),
    never('the server knows no page', 'api-server/', {
      path: `^(shared-ui/|shared-api/src/client/|shell/|${remotes})|${npm('react|react-dom|ky')}`,
    }),
    {
      name: 'tests know the contract and drive addresses',
      severity: 'error',
      // A bench of the rule by which cars are chosen runs that rule.
      from: { path: '^tests/', pathNot: '^tests/bench/dispatch.ts' },
      to: { path: `^${parts}`, pathNot: '^(tests|shared-api/src/contract)/' },
    },
  ]
}

/** Inside a remote: config → features → routes → app. Any other folder of src is left of features. */
function insideRemote(top: string, remote: string): IForbiddenRuleType[] {
  const src = `${remote}/src/`
  const folders = foldersIn(join(top, remote, 'src')).filter(
    (name) => !['features', 'routes', 'standalone', 'testing'].includes(name),
  )
  const base = `${src}(${folders.join('|')})/`
  const appFiles = `^${src}([^/]+$|standalone/)`
  return [
    never(`${remote}: what features stand on knows no feature, route or app`, base, {
      path: `^${src}(features|routes)/|${appFiles}`,
    }),
    never(`${remote}: config stands alone`, `${src}config/`, { path: `^${src}`, pathNot: `^${src}config/` }),
    never(`${remote}: a feature knows no route or app`, `${src}features/`, { path: `^${src}routes/|${appFiles}` }),
    never(`${remote}: a feature never imports another`, `${src}features/([^/]+)/`, {
      path: `^${src}features/`,
      pathNot: `^${src}features/$1/`,
    }),
    never(`${remote}: a route knows no app`, `${src}routes/`, { path: appFiles }),
  ]
}

/** Folders of the server that are no feature. */
const NO_FEATURE = ['platform', 'texts', 'demo', 'cli', 'testing', 'faults', 'fuzz']

/** Files of the platform that import from above it: the browser check of a release starts the whole server. */
const EXCEPTIONS = ['platform/releases/cli/check-in-browser.ts']

/** Inside the server: platform and texts → features, each behind its index → demo, commands and app. */
function insideServer(top: string): IForbiddenRuleType[] {
  const src = 'api-server/src/'
  const features = foldersIn(join(top, src)).filter((name) => !NO_FEATURE.includes(name))
  const feature = `${src}(${features.join('|')})/`
  const exceptions = `^${src}(${EXCEPTIONS.join('|')})$`
  const except = (rule: IForbiddenRuleType): IForbiddenRuleType => ({
    ...rule,
    from: { ...rule.from, pathNot: [TESTS, exceptions] },
  })
  return [
    except(
      never('platform knows no feature', `${src}(platform|texts)/`, {
        path: `^${src}`,
        pathNot: `^${src}(platform|texts)/`,
      }),
    ),
    never('a feature knows no app', feature, { path: `^${src}([^/]+$|(demo|cli)/)` }),
    except(
      never('a feature is imported by its index, or that of its record', `${src}([^/]+)`, {
        path: `^${feature}`,
        pathNot: [`^${src}$1/`, `^${src}[^/]+/(record/)?index\\.ts$`],
      }),
    ),
    never('a route holds no query', `${src}.*routes?\\.ts$`, { path: npm('kysely|pg|better-sqlite3') }),
    never('a repository knows no HTTP', `${src}.*repository\\.ts$`, {
      path: `^${src}.*routes?\\.ts$|${npm('fastify|fastify-plugin|fastify-type-provider-zod')}`,
      dependencyTypesNot: ['type-only'],
    }),
  ]
}

const noCircle: IForbiddenRuleType = {
  name: 'no circle of imports',
  severity: 'error',
  from: { pathNot: 'node_modules' },
  to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
}

const foldersIn = (place: string) =>
  readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'))
    .map(({ name }) => name)
