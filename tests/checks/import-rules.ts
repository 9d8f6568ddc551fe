import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser'

/** Who may not import whom. Paths are relative to the top of the repository; each is the start of a regular expression. */
export function importRules(top: string): IForbiddenRuleType[] {
  const apps = foldersIn(top).filter((name) => existsSync(join(top, name, 'src', 'routes')) && name !== 'api-server')
  return [...betweenParts(), ...apps.flatMap((app) => insideApp(top, app)), ...insideServer(), noCircle]
}

const TESTS = '(\\.test\\.tsx?|/testing/|/vitest\\.)'
const npm = (names: string) => `node_modules/(${names})(/|$)`

/** One rule: files of `from` (tests apart) never import what `to` matches. */
const never = (name: string, from: string, to: IRegularForbiddenRuleType['to']): IForbiddenRuleType => ({
  name,
  severity: 'error',
  from: { path: `^${from}`, pathNot: TESTS },
  to,
})

const APPS = '(shell|public-site|admin-console|api-server)/'
const OWN_PARTS = '(shell|public-site|admin-console|api-server|shared-ui|shared-api|tests)/'

function betweenParts(): IForbiddenRuleType[] {
  const contract = 'shared-api/src/contract/'
  const plain = 'shared-api/src/(pricing|geography)/'
  const remotes = '(public-site|admin-console)/'
  return [
    never('the contract stands alone', contract, { path: `^${OWN_PARTS}`, pathNot: `^${contract}` }),
    never('the contract uses zod only', contract, { path: 'node_modules/', pathNot: npm('zod') }),
    never('pricing and geography use the contract only', plain, {
      path: `^${OWN_PARTS}|node_modules/`,
      pathNot: `^shared-api/(data|src/(contract|pricing|geography))/`,
    }),
    never('shared-api/src runs in a browser', 'shared-api/src/', { dependencyTypes: ['core'] }),
    never('the client uses contract and ky only', 'shared-api/src/client/', {
      path: `^${OWN_PARTS}|node_modules/`,
      pathNot: `^shared-api/src/(contract|client)/|${npm('ky|zod')}`,
    }),
    never('shared-ui knows no other part', 'shared-ui/', { path: `^${OWN_PARTS}`, pathNot: '^shared-ui/' }),
    never('a remote knows no other app', '(public-site|admin-console)/', { path: `^${APPS}`, pathNot: '^$1/' }),
    never('a remote takes Mantine and the router from shared-ui', `${remotes}src/`, {
      path: npm('@mantine|react-router|react-router-dom'),
    }),
    never('the shell knows remotes by federation name', 'shell/src/', {
      path: `^${APPS}`,
      pathNot: '^shell/',
      dependencyTypesNot: ['type-only'],
    }),
    never('the server knows no page', 'api-server/', {
      path: `^(shared-ui|shared-api/src/client|shell|public-site|admin-console)/|${npm('react|react-dom|ky')}`,
    }),
    {
      name: 'tests know the contract and drive addresses',
      severity: 'error',
      from: { path: '^tests/' },
      to: { path: `^${OWN_PARTS}`, pathNot: '^(tests|shared-api/src/contract)/' },
    },
  ]
}

/** Inside an app with pages: config → features → routes → app. Any other folder of src stands left of features. */
function insideApp(top: string, app: string): IForbiddenRuleType[] {
  const src = `${app}/src/`
  const folders = foldersIn(join(top, app, 'src')).filter(
    (name) => !['features', 'routes', 'standalone', 'testing'].includes(name),
  )
  const base = `${src}(${folders.join('|')})/`
  const appFiles = `^${src}([^/]+$|standalone/)`
  return [
    never(`${app}: what features stand on knows no feature, route or app`, base, {
      path: `^${src}(features|routes)/|${appFiles}`,
    }),
    never(`${app}: config stands alone`, `${src}config/`, { path: `^${src}`, pathNot: `^${src}config/` }),
    never(`${app}: a feature knows no route or app`, `${src}features/`, { path: `^${src}routes/|${appFiles}` }),
    never(`${app}: a feature never imports another`, `${src}features/([^/]+)/`, {
      path: `^${src}features/`,
      pathNot: `^${src}features/$1/`,
    }),
    never(`${app}: a route knows no app`, `${src}routes/`, { path: appFiles }),
  ]
}

function insideServer(): IForbiddenRuleType[] {
  return [
    never('a route of the server holds no query', 'api-server/src/routes/', { path: npm('kysely|pg|better-sqlite3') }),
    never('a repository knows no HTTP', 'api-server/src/repositories/', {
      path: `^api-server/src/(routes|plugins)/|${npm('fastify')}`,
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
