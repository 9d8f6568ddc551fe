/** What is taken out of a library's files, or written in its stead. */
export type Piece = {
  library: string
  what: string
  /** The files that may have it; at least one of them must. */
  file: RegExp
  edit: (code: string) => string
}

const swap = (from: RegExp | string, to: string) => (code: string) => code.replace(from, () => to)

/** Names that are set as a module starts, for React's tools and warnings. */
const NAMED_AT_START = /^\w+\.(?:displayName|contextType) = .*;$/gm

const ROUTER = { library: 'react-router', file: /react-router\/dist\/[^?]*chunk-\w+\.mjs$/ }
const MANTINE = { library: '@mantine/core', file: /@mantine\/core\/esm\/components\/.*\.mjs$/ }
const RUNTIME = {
  library: '@module-federation/runtime-core',
  file: /@module-federation\/runtime-core\/dist\/core\.js$/,
}
const SDK = '@module-federation/sdk'

// What is made as the module starts a bundler keeps, whether it is used or not.
const madeAtStart = (maker: string) => (code: string) =>
  code.replace(new RegExp(`^(var \\w+ = )(${maker}\\()`, 'gm'), '$1/* @__PURE__ */ $2')

const ROUTER_PIECES: Piece[] = [
  { ...ROUTER, what: 'its warnings', edit: (code) => code.replace(/^(var ENABLE_DEV_WARNINGS = )true/m, '$1false') },
  { ...ROUTER, what: 'names of components', edit: swap(NAMED_AT_START, '') },
  { ...ROUTER, what: 'components', edit: madeAtStart(String.raw`React\d*\.(?:forwardRef|createContext|memo)`) },
  { ...ROUTER, what: 'addresses', edit: madeAtStart('new URL') },
]

/**
 * Mantine gives each field another id once it is there, and so draws it twice; React's, by which it begins, is as good.
 */
const REACTS_ID = `
import { useId as useReactId } from 'react'
export const useId = (given) => {
  const own = useReactId()
  return typeof given === 'string' ? given : \`mantine-\${own.replace(/:/g, '')}\`
}`

// Components that hang on others and that no part of ours shows.
const MANTINE_PIECES: Piece[] = [
  { ...MANTINE, what: 'names of components', edit: swap(NAMED_AT_START, '') },
  { ...MANTINE, what: 'ActionIcon.Group', edit: swap(/^ActionIcon\.Group\w* = .*;$/gm, '') },
  { ...MANTINE, what: 'Button.Group', edit: swap(/^Button\.Group\w* = .*;$/gm, '') },
  { ...MANTINE, what: 'parts of Checkbox', edit: swap(/^Checkbox\.(?:Card|Indicator) = .*;$/gm, '') },
  {
    library: '@mantine/core',
    what: 'text areas that grow',
    file: /@mantine\/core\/esm\/components\/Textarea\/Autosize\.mjs$/,
    // No text area of ours grows by itself.
    edit: () => "export const TextareaAutosize = 'textarea'",
  },
  {
    library: '@mantine/hooks',
    what: 'useId',
    file: /@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/,
    edit: () => REACTS_ID,
  },
]

/** The runtime's switches, which are no constants to a bundler. */
const switchedTo = (name: string, value: boolean): Piece => ({
  ...RUNTIME,
  what: name,
  edit: (code) =>
    code.replace(new RegExp(`(const )?\\b${name}\\b( = .*)?`, 'g'), (_all, declared) => (declared ? '' : `${value}`)),
})

/** The pages name what is to be preloaded. */
const NO_PRELOADS = `
export const defaultPreloadArgs = {}
export const formatPreloadArgs = () => []
export const normalizePreloadExposes = () => []
export const preloadAssets = async () => []`

/** Remotes are modules; only entries of an older kind are put in as script elements. */
const NO_SCRIPTS = `function loadScript(url) { return Promise.reject(new Error(url + ' is to be a module')) }
function loadScriptElement(url, info) {`

const FEDERATION_PIECES: Piece[] = [
  {
    ...RUNTIME,
    what: 'the handler of snapshots',
    // Without its plugin the handler has nothing to do, but would be made all the same. A remote that is registered
    // again asks it to forget a manifest.
    edit: swap(
      /USE_REMOTE \? new SnapshotHandler\(this\) : new DisabledSnapshotHandler\(\)/,
      'Object.assign(new DisabledSnapshotHandler(), { manifestCache: new Map() })',
    ),
  },
  switchedTo('USE_SNAPSHOT', false),
  switchedTo('USE_REMOTE', true),
  switchedTo('USE_SHARED', true),
  {
    library: RUNTIME.library,
    what: 'preloads',
    file: /@module-federation\/runtime-core\/dist\/utils\/preload\.js$/,
    edit: () => NO_PRELOADS,
  },
  {
    library: RUNTIME.library,
    what: 'entries that are no modules',
    file: /@module-federation\/runtime-core\/dist\/utils\/load\.js$/,
    edit: swap('if (isEsmRemoteType(type)) return loadEsmEntry(', 'return loadEsmEntry('),
  },
  {
    library: SDK,
    what: 'loadScript',
    file: /@module-federation\/sdk\/dist\/dom\.js$/,
    edit: swap('function loadScript(url, info) {', NO_SCRIPTS),
  },
  {
    library: SDK,
    what: 'isBrowserDebug',
    file: /@module-federation\/sdk\/dist\/env\.js$/,
    // Whether the runtime is to log: it would ask the browser's storage, 2 ms of a phone's start.
    edit: swap(/function isBrowserDebug\(\) \{[\s\S]*?^\}/m, 'const isBrowserDebug = () => false'),
  },
  {
    library: '@module-federation/error-codes',
    what: 'words for mistakes of a host',
    file: /@module-federation\/error-codes\/dist\/desc\.mjs$/,
    // Of snapshots, instances and shares that a build lacks: what failed still has its number and the address to look it up.
    edit: swap(/^\t\[RUNTIME_0(?:05|06|07|09|10|11|12|13)\]: .*$/gm, ''),
  },
]

/** React then goes on as in a browser without view transitions. */
const NO_VIEW_TRANSITIONS = `
  mutationCallback()
  layoutCallback()
  spawnedWorkCallback()
  return null
}`

const REACT_PIECES: Piece[] = [
  {
    library: 'react-dom',
    what: 'view transitions',
    file: /react-dom\/cjs\/react-dom-client\.production\.js$/,
    // No page is animated by them; a remote that shows a ViewTransition gets it at rest.
    edit: (code) =>
      code.replace(
        /(^function startViewTransition\([^)]*\) \{)[\s\S]*?^\}/m,
        (_all, head: string) => head + NO_VIEW_TRANSITIONS,
      ),
  },
]

/** What the bundler cannot see that nobody uses of the libraries. */
export const PIECES = [...REACT_PIECES, ...ROUTER_PIECES, ...MANTINE_PIECES, ...FEDERATION_PIECES]

/** The runtime needs its version alone. Before the bundler makes a module of it. */
export const EARLY_PIECES: Piece[] = [
  {
    library: '@module-federation/runtime',
    what: 'package.json',
    file: /@module-federation\/runtime\/package\.json$/,
    edit: (code) => JSON.stringify({ version: (JSON.parse(code) as { version: string }).version }),
  },
]
